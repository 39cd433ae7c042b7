import './rules.css';
import { boxOf } from '@comptoir/catalogue';
import type { Box } from '@comptoir/kernel';
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { Segmented } from '../parts/controls.tsx';
import { CompassRose, LoadingPanel, Lost, StatePanel } from '../parts/StatePanel.tsx';
import { useWayBack } from '../parts/useWayBack.ts';
import { loadRules } from '../rules/files.ts';
import type { Block, Rulebook } from '../rules/markdown.ts';
import { BlockOf } from '../rules/Prose.tsx';
import { useSettings } from '../settings.ts';
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

function useRules(id: string): Rulebook | null | undefined {
  const { lang } = useSettings();
  const [rules, setRules] = useState<Rulebook | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void loadRules(id, lang).then((read) => {
      if (isWanted) setRules(read);
    });
    return () => {
      isWanted = false;
    };
  }, [id, lang]);
  return rules;
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

function Contents({ blocks }: { readonly blocks: readonly Block[] }) {
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
        </ol>
      </details>
    </nav>
  );
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function wordsOf(block: Block): string {
  if (block.kind === 'rule') return `${block.id} ${block.text}`;
  return block.kind === 'paragraph' ? block.text : '';
}

function find(blocks: readonly Block[], sought: string): readonly Block[] {
  const wanted = plain(sought.trim());
  return blocks.filter((block) => block.kind === 'rule' && plain(wordsOf(block)).includes(wanted));
}

interface TextProps {
  readonly book: Rulebook;
  readonly form: Form;
  readonly sought: string;
  readonly hot: string;
}

function Text({ book, form, sought, hot }: TextProps) {
  const { rules: words } = useWords();
  const isSeeking = sought.trim() !== '';
  const found = useMemo(() => find(book.long, sought), [book, sought]);
  const whole = form === 'short' ? book.short : book.long;
  const blocks = isSeeking ? found : whole;
  useEffect(() => {
    if (hot !== '') document.getElementById(hot)?.scrollIntoView({ block: 'start' });
  }, [hot]);
  return (
    <article className={form === 'short' && !isSeeking ? 'rules-text short' : 'rules-text'}>
      {isSeeking && (
        <p className="found" role="status">
          {found.length === 0 ? words.nothing : words.found(found.length)}
        </p>
      )}
      {blocks.map((block, n) => (
        <BlockOf key={`${n} ${block.kind}`} block={block} hot={hot} />
      ))}
    </article>
  );
}

function Reader({ box, book }: { readonly box: Box; readonly book: Rulebook }) {
  const { rules: words } = useWords();
  const [search] = useSearchParams();
  const hot = useHash();
  const from = useWayBack();
  const [form, setForm] = useState<Form>(search.get('form') === 'short' && hot === '' ? 'short' : 'long');
  const [sought, setSought] = useState('');
  return (
    <div className="rules-page" data-game={box.id}>
      <Bar box={box} form={form} setForm={setForm} sought={sought} setSought={setSought} from={from} />
      <div className="rules-halves">
        {form === 'long' ? <Contents blocks={book.long} /> : <span />}
        <Text book={book} form={form} sought={sought} hot={hot} />
        <aside>
          {form === 'long' && book.short.length > 0 && (
            <section className="sheet in-short">
              <h2>{words.inShort}</h2>
              {book.short.map((block, n) => (
                <BlockOf key={`${n} ${block.kind}`} block={block} hot="" />
              ))}
            </section>
          )}
          <p className="small muted">{words.ours}</p>
          <button type="button" className="btn slim print-rules" onClick={() => print()}>
            {words.print}
          </button>
        </aside>
      </div>
    </div>
  );
}

function RulesOf({ box }: { readonly box: Box }) {
  const { rules: words } = useWords();
  const { title } = useBoxTexts(box);
  const book = useRules(box.id);
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

export default function Rules({ id }: { readonly id: string }) {
  const box = boxOf(id);
  return box === null ? <Lost /> : <RulesOf box={box} />;
}
