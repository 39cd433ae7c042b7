import type { ReactNode } from 'react';
import type { Block } from './markdown.ts';

const MARKS = /(\*\*[^*]+\*\*|(?<![\p{L}\d])_[^_]+_(?![\p{L}\d])|`[^`]+`|\bR-\d+(?:\.\d+)*[a-z]?)/u;

/** Words with emphasis, and rule numbers as links. */
function Prose({ text }: { readonly text: string }): ReactNode {
  const bare = (piece: string, mark: number): string => piece.slice(mark, -mark);
  return text.split(MARKS).map((piece, n) => {
    const key = `${n} ${piece}`;
    if (piece.startsWith('**')) return <b key={key}>{bare(piece, 2)}</b>;
    if (piece.startsWith('_') && piece.endsWith('_') && n % 2 === 1)
      return <em key={key}>{bare(piece, 1)}</em>;
    if (piece.startsWith('`')) return <code key={key}>{bare(piece, 1)}</code>;
    if (n % 2 === 1)
      return (
        <a key={key} href={`#${piece}`}>
          {piece}
        </a>
      );
    return piece;
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

/** One block of the rules. `hot`: the rule one came for. */
export function BlockOf({ block, hot }: { readonly block: Block; readonly hot: string }): ReactNode {
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
      return (
        <div className={block.id === hot ? 'rule hot' : 'rule'} id={block.id}>
          <a className="rule-number" href={`#${block.id}`}>
            {block.id}
          </a>
          <p>
            <Prose text={block.text} />
          </p>
        </div>
      );
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
