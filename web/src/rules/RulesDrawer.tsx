// The rules at a table: in the side column, at the paragraph in question; on a phone a sheet.
import { Icon, useMedia } from '@comptoir/board-kit';
import { boxOf, titleOf } from '@comptoir/catalogue';
import type { Figures } from '@comptoir/kernel';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useKeys } from '../table/useKeys.ts';
import { useWords } from '../words/index.ts';
import './drawer.css';
import { useDrawing } from './drawing.ts';
import type { IllustratedRules } from './files.ts';
import { iconsOf, useExplained } from './Glossary.tsx';
import { IconsContext } from './icons.ts';
import { FollowContext } from './Prose.tsx';
import { RulesText } from './RulesText.tsx';
import { anchorOf, findRules } from './search.ts';
import { useRulebook } from './useRulebook.ts';
import { rulesWords } from './words.ts';

/** What somebody at the table wants to know. */
export interface Asked {
  /** '' for the whole. */
  readonly rule: string;
  /** The note it was asked from: the rule applied to this table. */
  readonly note: { readonly title: string; readonly text: string } | null;
  /** Opened to look something up. */
  readonly isSought: boolean;
  /** Where the focus goes back to. */
  readonly opener: Element | null;
}

/** There is no room for it beside the board. */
const SMALL = '(max-width: 700px), (max-height: 499px)';
const LARGE = '(min-width: 1241px) and (min-height: 500px)';

/** Over the side panel where there is one; otherwise below the bar. */
function usePlace(drawer: RefObject<HTMLDialogElement | null>): void {
  const isLarge = useMedia(LARGE);
  useLayoutEffect(() => {
    const side = isLarge ? document.querySelector('.t-sidebox') : null;
    const bar = document.querySelector('.t-bar, .t-replay');
    const follow = (): void => {
      const style = drawer.current?.style;
      if (style === undefined) return;
      const place = side?.getBoundingClientRect();
      style.setProperty('--top', `${place?.top ?? bar?.getBoundingClientRect().bottom ?? 0}px`);
      style.setProperty('--bottom', `${place === undefined ? 0 : innerHeight - place.bottom}px`);
      style.setProperty('--wide', place === undefined ? 'min(430px, 92vw)' : `${place.width}px`);
    };
    follow();
    const watch = new ResizeObserver(follow);
    for (const one of [side, bar, document.body]) if (one !== null) watch.observe(one);
    return () => watch.disconnect();
  }, [drawer, isLarge]);
}

/** Opens it, over everything on a phone; the focus goes in, and back to where it was. */
function useOpen(drawer: RefObject<HTMLDialogElement | null>, asked: Asked): void {
  const isSmall = useMedia(SMALL);
  useEffect(() => {
    const element = drawer.current;
    if (element === null) return;
    if (isSmall) element.showModal();
    else element.show();
    return () => element.close();
  }, [drawer, isSmall]);
  useEffect(() => {
    const { opener, isSought } = asked;
    drawer.current?.querySelector<HTMLElement>(isSought ? 'input' : 'h2')?.focus();
    return () => {
      const back = opener?.isConnected === true ? opener : document.querySelector('.t-table h1');
      if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
    };
  }, [drawer, asked]);
}

interface TextProps {
  readonly game: string;
  readonly book: IllustratedRules;
  readonly sought: string;
  readonly hot: string;
}

function Text({ game, book, sought, hot }: TextProps): ReactNode {
  const { rules: words } = useWords();
  const isSeeking = sought.trim() !== '';
  const found = useMemo(() => findRules(book.long, sought), [book, sought]);
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const there = hot === '' ? null : text.current?.querySelector(`#${CSS.escape(hot)}`);
    if (!isSeeking) there?.scrollIntoView({ block: 'start' });
  }, [hot, isSeeking]);
  return (
    <div ref={text}>
      {isSeeking ? (
        <p className="found" role="status">
          {found.length === 0 ? words.nothing : words.found(found.length)}
        </p>
      ) : null}
      <RulesText game={game} book={book} blocks={isSeeking ? found : book.long} hot={hot} />
    </div>
  );
}

interface IconsProps {
  readonly game: string;
  readonly figures: Figures | null;
  readonly children: ReactNode;
}

function WithIcons({ game, figures, children }: IconsProps): ReactNode {
  const explained = useExplained(useDrawing(game, figures !== null), figures);
  return <IconsContext value={useMemo(() => iconsOf(explained), [explained])}>{children}</IconsContext>;
}

interface DrawerProps {
  readonly game: string;
  /** The table's address, to come back to from the page. */
  readonly path: string;
  readonly asked: Asked;
  onClose(): void;
}
interface HeadProps extends Pick<DrawerProps, 'game' | 'onClose'> {
  readonly sought: string;
  onSought(sought: string): void;
}

function Head({ game, sought, onSought, onClose }: HeadProps): ReactNode {
  const { lang } = useSettings();
  const { rules: site } = useWords();
  const words = rulesWords(lang);
  return (
    <header>
      <h2 id="rules-drawer-title" tabIndex={-1}>
        {words.title} <small>{titleOf(game, lang)}</small>
      </h2>
      <input
        className="field"
        type="search"
        aria-label={site.findLabel}
        placeholder={site.find(boxOf(game)?.texts[lang].search ?? '')}
        value={sought}
        onChange={(event) => onSought(event.currentTarget.value)}
      />
      <button type="button" aria-label={words.close} title={words.close} onClick={onClose}>
        <Icon name="ui-close" />
      </button>
    </header>
  );
}

/** The rule applied to the table: what the note said from which it was asked. */
function OnTable({ note }: { readonly note: NonNullable<Asked['note']> }): ReactNode {
  const { lang } = useSettings();
  return (
    <section className="on-table">
      <h3>
        <Icon name="ui-eye" /> {rulesWords(lang).onTable}
      </h3>
      <p>
        <b>{note.title}</b> {note.text}
      </p>
    </section>
  );
}

export default function RulesDrawer({ game, path, asked, onClose }: DrawerProps): ReactNode {
  const { lang } = useSettings();
  const { rules: site } = useWords();
  const words = rulesWords(lang);
  const book = useRulebook(game);
  const drawer = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState({ asked, rule: asked.rule, sought: '' });
  if (at.asked !== asked) setAt({ asked, rule: asked.rule, sought: '' });
  usePlace(drawer);
  useOpen(drawer, asked);
  useKeys({ Escape: onClose }, { isFirst: true });
  const { rule, sought } = at;
  const hot = book === undefined || book === null || rule === '' ? '' : anchorOf(book.long, rule);
  return (
    <dialog
      ref={drawer}
      className="rules-drawer"
      data-game={game}
      aria-labelledby="rules-drawer-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault(); // also while something is typed
        onClose();
      }}
    >
      <Head
        game={game}
        sought={sought}
        onSought={(next) => setAt({ ...at, sought: next })}
        onClose={onClose}
      />
      <div className="drawer-text">
        {rule === asked.rule && asked.note !== null && sought === '' ? <OnTable note={asked.note} /> : null}
        {book === undefined ? <p role="status">{words.loading}</p> : null}
        {book === null ? <p role="status">{site.missing}</p> : null}
        {book === undefined || book === null ? null : (
          <FollowContext value={(next) => setAt({ asked, rule: next, sought: '' })}>
            <WithIcons game={game} figures={book.figures}>
              <Text game={game} book={book} sought={sought} hot={hot} />
            </WithIcons>
          </FollowContext>
        )}
      </div>
      <footer>
        <a className="t-quiet" data-leaves="" href={`/games/${game}/rules?from=${path}#${hot}`}>
          <Icon name="ui-rules" /> {words.whole}
        </a>
      </footer>
    </dialog>
  );
}
