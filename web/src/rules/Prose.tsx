import { Icon } from '@comptoir/board-kit';
import { createContext, type ReactNode, use } from 'react';
import { IconsContext } from './icons.ts';
import type { Block } from './markdown.ts';
import './prose.css';

/** Follows a rule's number where the address is not the place for it; null: the link does. */
export const FollowContext = createContext<((rule: string) => void) | null>(null);

export function RuleLink({ id, className }: { readonly id: string; readonly className?: string }): ReactNode {
  const follow = use(FollowContext);
  return (
    <a
      className={className}
      href={`#${id}`}
      onClick={(event) => {
        if (follow === null) return;
        event.preventDefault();
        follow(id);
      }}
    >
      {id}
    </a>
  );
}

const MARKS = /(\*\*[^*]+\*\*|(?<![\p{L}\d])_[^_]+_(?![\p{L}\d])|`[^`]+`|\bR-\d+(?:\.\d+)*[a-z]?)/u;

/** Words with emphasis, and rule numbers as links. */
export function Prose({ text }: { readonly text: string }): ReactNode {
  const bare = (piece: string, mark: number): string => piece.slice(mark, -mark);
  return text.split(MARKS).map((piece, n) => {
    const key = `${n} ${piece}`;
    if (piece.startsWith('**')) return <b key={key}>{bare(piece, 2)}</b>;
    if (piece.startsWith('_') && piece.endsWith('_') && n % 2 === 1)
      return <em key={key}>{bare(piece, 1)}</em>;
    if (piece.startsWith('`')) return <code key={key}>{bare(piece, 1)}</code>;
    return n % 2 === 1 ? <RuleLink key={key} id={piece} /> : piece;
  });
}

/** More columns than this are set small. */
const MANY = 8;

function RuleTable({ block }: { readonly block: Block & { kind: 'table' } }) {
  return (
    <div className={block.head.length > MANY ? 'wide-table dense' : 'wide-table'}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                <Prose text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, n) => (
                <td key={`${block.head[n]}`}>
                  <Prose text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RuleList({ block }: { readonly block: Block & { kind: 'list' } }) {
  const items = block.items.map((item) => (
    <li key={item}>
      <Prose text={item} />
    </li>
  ));
  return block.isOrdered ? <ol className="plain-list">{items}</ol> : <ul className="plain-list">{items}</ul>;
}

function Rule({ block, isHot }: { readonly block: Block & { kind: 'rule' }; readonly isHot: boolean }) {
  const icon = use(IconsContext).get(block.id);
  return (
    <div className={isHot ? 'rule hot' : 'rule'} id={block.id}>
      <RuleLink className="rule-number" id={block.id} />
      <span className="rule-icon">{icon === undefined ? null : <Icon name={icon} />}</span>
      <p>
        <Prose text={block.text} />
      </p>
    </div>
  );
}

interface BlockProps {
  readonly block: Block;
  /** It is the rule one came for. */
  readonly isHot?: boolean;
}

/** One block of the rules. */
export function BlockOf({ block, isHot = false }: BlockProps): ReactNode {
  switch (block.kind) {
    case 'chapter':
      return (
        <h2 id={block.id}>
          <span>{block.number}</span> {block.title}
        </h2>
      );
    case 'section':
      return <h3>{block.title}</h3>;
    case 'rule':
      return <Rule block={block} isHot={isHot} />;
    case 'paragraph':
      return (
        <p className="aside-words">
          <Prose text={block.text} />
        </p>
      );
    case 'list':
      return <RuleList block={block} />;
    case 'table':
      return <RuleTable block={block} />;
  }
}
