// Through a game pick by pick, running or finished: keys, buttons, slider, a link, the eyes of a seat.
import { Icon, type Scene, useMedia } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '../copy.ts';
import './replay.css';
import { Prose } from './sentences.tsx';
import { tableWords } from './words.ts';

export interface ReplayProps {
  readonly at: number;
  readonly last: number;
  readonly eyes: Seat | null;
  readonly scene: Scene;
  readonly lang: Lang;
  /** What happened with this pick; '' at the beginning. */
  readonly caption: string;
  /** Where its parts begin. */
  readonly parts: readonly Part[];
  /** null: at the end there is nothing to play. */
  readonly onPlayOn: (() => void) | null;
  goTo(at: number, eyes?: Seat | null): void;
  onLeave(): void;
}
export interface Part {
  readonly at: number;
  readonly title: string;
}
const STEP_MS = 900;
/** Of the whole width: names closer than this would run into each other; on a phone there is less of it. */
const NEAR = 0.13;
const NEAR_ON_PHONE = 0.2;

/** A mark where each part begins, with its name where there is room. */
function Ticks({ parts, last }: ReplayProps): ReactNode {
  const near = useMedia('(max-width: 700px)') ? NEAR_ON_PHONE : NEAR;
  let named = Number.NEGATIVE_INFINITY;
  return (
    <ol className="t-ticks" aria-hidden="true">
      {parts.map(({ at, title }) => {
        const share = last === 0 ? 0 : at / last;
        const hasRoom = share - named >= near && share <= 1 - near;
        if (hasRoom) named = share;
        return (
          <li key={at} style={{ left: `${100 * share}%` }}>
            {hasRoom ? title : ''}
          </li>
        );
      })}
    </ol>
  );
}

function Step({
  icon,
  label,
  to,
  props,
}: {
  icon: string;
  label: string;
  to: number;
  props: ReplayProps;
}): ReactNode {
  const isOff = to < 0 || to > props.last || to === props.at;
  return (
    <button type="button" aria-label={label} title={label} disabled={isOff} onClick={() => props.goTo(to)}>
      <Icon name={icon} />
    </button>
  );
}

function Eyes({ eyes, scene, at, goTo, lang }: ReplayProps): ReactNode {
  const words = tableWords(lang);
  return (
    <label className="t-eyes">
      {words.eyes}
      <select
        value={eyes ?? ''}
        onChange={(event) => goTo(at, event.target.value === '' ? null : Number(event.target.value))}
      >
        {scene.players.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value="">{words.nobody}</option>
      </select>
    </label>
  );
}

function CopyLink({ lang }: { lang: Lang }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const words = tableWords(lang);
  const copy = (): void => void copyText(location.href).then(setCopied);
  return (
    <button type="button" aria-label={words.copyLink} title={words.copyLink} onClick={copy}>
      <Icon name={isCopied ? 'ui-confirm' : 'ui-link'} />
    </button>
  );
}

export function ReplayBar(props: ReplayProps): ReactNode {
  const { at, last, lang, goTo, onLeave } = props;
  const [isPlaying, setPlaying] = useState(false);
  const words = tableWords(lang);
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => goTo(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, goTo]);
  return (
    <section className="t-replay" aria-label={words.replay}>
      <Step icon="ui-start" label={words.toStart} to={0} props={props} />
      <Step icon="ui-prev" label={words.back} to={at - 1} props={props} />
      <button
        type="button"
        className="t-play"
        aria-label={isPlaying ? words.pause : words.play}
        onClick={() => setPlaying(!isPlaying)}
      >
        <Icon name={isPlaying ? 'ui-pause' : 'ui-play'} />
      </button>
      <Step icon="ui-next" label={words.forth} to={at + 1} props={props} />
      <Step icon="ui-end" label={words.toEnd} to={last} props={props} />
      <div className="t-track">
        <Ticks {...props} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.position}
          onChange={(event) => goTo(Number(event.target.value))}
        />
      </div>
      <b className="t-at">{words.replayAt(at, last)}</b>
      <Eyes {...props} />
      <CopyLink lang={lang} />
      {props.onPlayOn === null ? null : (
        <button type="button" className="t-leave" onClick={props.onPlayOn} title={words.playOnSays}>
          {words.playOn}
        </button>
      )}
      <button type="button" className="t-close" onClick={onLeave}>
        {words.leaveReplay}
      </button>
      <p className="t-told" role="status" data-at={at}>
        <Prose text={props.caption === '' ? words.started : props.caption} scene={props.scene} />
      </p>
    </section>
  );
}
