import './rules.css';
import { boxOf } from '@comptoir/catalogue';
import type { Box } from '@comptoir/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { useEngaged } from '../engaged.ts';
import { Segmented } from '../parts/controls.tsx';
import { CompassRose, LoadingPanel, Lost, StatePanel } from '../parts/StatePanel.tsx';
import { useGrowing } from '../parts/useGrowing.ts';
import { useWayBack } from '../parts/useWayBack.ts';
import { AskedAtTables } from '../rules/AskedAtTables.tsx';
import { useDrawing } from '../rules/drawing.ts';
import { type IllustratedRules, loadRules } from '../rules/files.ts';
import { GLOSSARY_ID, Glossary, iconsOf, useExplained } from '../rules/Glossary.tsx';
import { IconsContext } from '../rules/icons.ts';
import type { Block } from '../rules/markdown.ts';
import { BlockOf } from '../rules/Prose.tsx';
import { RulesText } from '../rules/RulesText.tsx';
import { anchorOf, findRules } from '../rules/search.ts';
import { useRulebook } from '../rules/useRulebook.ts';
import { rulesWords } from '../rules/words.ts';
import { readSettings, useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { useBoxTexts, useWords } from '../words/index.ts';

type Form = 'long' | 'short';

/** The rule the address names. */
function useHash(): string {
  const read = (): string => decodeURIComponent(location.hash.slice(1));
  const [hash, setHash] = useState(read);
  useEffect(() => {
    const follow = (): void => setHash(read());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return hash;
}

interface BarProps {
  readonly box: Box;
  readonly form: Form;
  readonly setForm: (form: Form) => void;
  readonly sought: string;
  readonly setSought: (sought: string) => void;
  readonly from: string | null;
}

function Bar({ box, form, setForm, sought, setSought, from }: BarProps) {
  const { rules: words } = useWords();
  const { title, search } = useBoxTexts(box);
  return (
    <div className="rules-bar">
      <h1>
        {title}
        <span>{words.ofGame}</span>
      </h1>
      <input
        className="field find"
        type="search"
        aria-label={words.findLabel}
        placeholder={words.find(search)}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <Segmented
        label={words.form}
        options={[
          ['long', words.long],
          ['short', words.short],
        ]}
        value={form}
        onChange={setForm}
      />
      {from !== null && (
        <Link className="btn slim" href={from}>
          <Icon id="arrow-left" size="s" />
          {words.back}
        </Link>
      )}
    </div>
  );
}

const isWide = (): boolean => matchMedia('(min-width: 701px)').matches;

/** The chapter whose heading was passed last. */
function useChapter(blocks: readonly Block[]): string {
  const [chapter, setChapter] = useState('');
  useEffect(() => {
    const follow = (): void => {
      const headings = [...document.querySelectorAll('.rules-text h2')];
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 140).at(-1);
      setChapter((passed ?? headings[0])?.id ?? '');
    };
    if (blocks.length > 0) follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [blocks]);
  return chapter;
}

function Contents({ book }: { readonly book: IllustratedRules }) {
  const { lang } = useSettings();
  const { long: blocks, figures } = book;
  const { rules: words } = useWords();
  const current = useChapter(blocks);
  return (
    <nav className="contents" aria-label={words.contents}>
      <details open={isWide()}>
        <summary>
          <Icon id="menu" />
          {words.contents}
        </summary>
        <ol>
          {blocks.map(
            (block) =>
              block.kind === 'chapter' && (
                <li key={block.id}>
                  <a href={`#${block.id}`} aria-current={block.id === current ? 'true' : undefined}>
                    <b>{block.number}</b>
                    {block.title}
                  </a>
                </li>
              ),
          )}
          {figures !== null && (
            <li>
              <a href={`#${GLOSSARY_ID}`} aria-current={current === GLOSSARY_ID ? 'true' : undefined}>
                <b />
                {rulesWords(lang).glossary}
              </a>
            </li>
          )}
        </ol>
      </details>
    </nav>
  );
}

interface TextProps {
  readonly game: string;
  readonly book: IllustratedRules;
  readonly form: Form;
  readonly sought: string;
  readonly hot: string;
  /** What follows the whole. */
  readonly children: ReactNode;
}

function Text({ game, book, form, sought, hot, children }: TextProps) {
  const { rules: words } = useWords();
  const isSeeking = sought.trim() !== '';
  const found = useMemo(() => findRules(book.long, sought), [book, sought]);
  const whole = form === 'short' ? book.short : book.long;
  const blocks = isSeeking ? found : whole;
  const total = blocks.length + (book.figures?.figures.length ?? 0);
  const inSight = isWide() ? 36 : 16;
  const most = useGrowing({ total, first: isSeeking || hot !== '' ? total : inSight, more: 20 });
  useEffect(() => {
    if (hot !== '') document.getElementById(anchorOf(book.long, hot))?.scrollIntoView({ block: 'start' });
  }, [book, hot]);
  return (
    <article
      className={form === 'short' && !isSeeking ? 'rules-text short' : 'rules-text'}
      aria-busy={most < total}
    >
      {isSeeking && (
        <p className="found" role="status">
          {found.length === 0 ? words.nothing : words.found(found.length)}
        </p>
      )}
      <RulesText game={game} book={book} blocks={blocks} hot={hot} most={most} />
      {most < total ? null : children}
    </article>
  );
}

interface MarginProps {
  readonly book: IllustratedRules;
  readonly form: Form;
}

function Margin({ book, form }: MarginProps) {
  const { rules: words } = useWords();
  const { figures, short, long } = book;
  return (
    <aside>
      {form === 'long' && short.length > 0 && (
        <section className="sheet in-short">
          <h2>{words.inShort}</h2>
          {short.map((block, n) => (
            <BlockOf key={`${n} ${block.kind}`} block={block} />
          ))}
        </section>
      )}
      {figures !== null && <AskedAtTables asked={figures.asked} blocks={long} />}
      <p className="small muted">{words.ours}</p>
      <button type="button" className="btn slim print-rules" onClick={() => print()}>
        {words.print}
      </button>
    </aside>
  );
}

/** Pictures come after the words: not before the page has been painted. */
function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  const isEngaged = useEngaged();
  useEffect(() => {
    if (!isEngaged) return;
    const timer = setTimeout(() => setPainted(true), AFTER_PAINT_MS);
    return () => clearTimeout(timer);
  }, [isEngaged]);
  return isPainted;
}
const AFTER_PAINT_MS = 300;

function Reader({ box, book }: { readonly box: Box; readonly book: IllustratedRules }) {
  const [search] = useSearchParams();
  const hot = useHash();
  const from = useWayBack();
  const [form, setForm] = useState<Form>(search.get('form') === 'short' && hot === '' ? 'short' : 'long');
  const [sought, setSought] = useState('');
  const { figures } = book;
  const explained = useExplained(useDrawing(box.id, usePainted() && figures !== null), figures);
  return (
    <div className="rules-page" data-game={box.id}>
      <Bar box={box} form={form} setForm={setForm} sought={sought} setSought={setSought} from={from} />
      <IconsContext value={useMemo(() => iconsOf(explained), [explained])}>
        <div className="rules-halves">
          {form === 'long' ? <Contents book={book} /> : <span />}
          <Text game={box.id} book={book} form={form} sought={sought} hot={hot}>
            {figures === null || form === 'short' || sought.trim() !== '' ? null : (
              <Glossary figures={figures} explained={explained} />
            )}
          </Text>
          <Margin book={book} form={form} />
        </div>
      </IconsContext>
    </div>
  );
}

function RulesOf({ box }: { readonly box: Box }) {
  const { rules: words } = useWords();
  const { title } = useBoxTexts(box);
  const book = useRulebook(box.id);
  return (
    <Shell place="rules" title={words.read(title)} hasFoot={false}>
      {book === undefined && <LoadingPanel />}
      {book === null && (
        <StatePanel art={<CompassRose />} title={words.missing} says={words.missingSays}>
          <Link className="btn" href={`/games/${box.id}`}>
            {title}
          </Link>
        </StatePanel>
      )}
      {book !== undefined && book !== null && <Reader box={box} book={book} />}
    </Shell>
  );
}

/** The page at this address opens with its text. One that cannot be fetched says so itself. */
export async function prepare(address: string): Promise<void> {
  const [, , game = ''] = address.split('/');
  await loadRules(game, readSettings().lang).catch(() => null);
}

export default function Rules({ id }: { readonly id: string }) {
  const box = boxOf(id);
  return box === null ? <Lost /> : <RulesOf box={box} />;
}
