// Over the picture: which half is shown, what a click there means, and what needs no place.
import { type BoardProps, Icon, nameOf, SeatMark, useTarget } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import './strip.css';
import type { Hermagor, HermagorOption } from '../src/types.ts';
import { button } from './buttons.ts';
import { countOf, type HermagorScene, type PlaceVerb, verbsIn } from './facts.ts';
import { VERB_ART } from './pictures.ts';
import { wordsIn } from './words.ts';

export type Half = 'county' | 'market';
interface StripProps extends BoardProps<Hermagor> {
  readonly half: Half | 'both';
  readonly verb: PlaceVerb | null;
  onHalf(half: Half): void;
  onVerb(verb: PlaceVerb): void;
}

const LOOSE: readonly string[] = ['sellHere', 'declare', 'firstPlayer'];

function Loose({
  option,
  scene,
  lang,
}: {
  option: HermagorOption;
  scene: HermagorScene;
  lang: 'en' | 'fr';
}): ReactNode {
  const { attributes } = useTarget(nameOf(option));
  const { title, icon } = button(option, scene, lang);
  return (
    <span className="h-verb" data-loose="" {...attributes}>
      {option.verb === 'firstPlayer' ? <SeatMark seat={option.noun} /> : null}
      {icon === undefined || option.verb === 'firstPlayer' ? null : <Icon name={icon} />}
      {title}
    </span>
  );
}

function Verbs({ scene, lang, verb, onVerb }: StripProps): ReactNode {
  const words = wordsIn(lang);
  const verbs = verbsIn(scene);
  if (verbs.length === 0 || (verbs.length === 1 && verbs[0] === 'buyer')) return null;
  return (
    <fieldset className="h-verbs">
      {verbs.map((one) => (
        <button
          key={one}
          type="button"
          className="h-verb"
          data-place={`verb ${one}`}
          aria-pressed={one === verb}
          onClick={() => onVerb(one)}
        >
          <Icon name={VERB_ART[one]} />
          {words.verbs[one]} <em>{countOf(scene, one)}</em>
        </button>
      ))}
    </fieldset>
  );
}

export function Strip(props: StripProps): ReactNode {
  const { scene, lang, half, onHalf, page } = props;
  const words = wordsIn(lang);
  const loose = (scene.decision?.options ?? []).filter(({ verb }) => LOOSE.includes(verb));
  const hasVerbs = page !== 'market' || scene.view.shared !== null;
  return (
    <header className="h-strip" data-bare={!hasVerbs}>
      {page === null && half !== 'both' ? (
        <fieldset className="h-halves">
          {(['market', 'county'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={half === one} onClick={() => onHalf(one)}>
              {words[one]}
            </button>
          ))}
        </fieldset>
      ) : null}
      <Verbs {...props} />
      <span className="h-loose">
        {loose.map((option) => (
          <Loose key={nameOf(option)} option={option} scene={scene} lang={lang} />
        ))}
      </span>
      <span className="h-when">
        <b>{words.round(scene.view.round, scene.view.rounds)}</b>
        {words.phase[scene.view.phase]}
      </span>
    </header>
  );
}
