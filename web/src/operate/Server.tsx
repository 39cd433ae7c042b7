// How the server does.
import type { Health } from '@comptoir/protocol';
import type { ReactNode } from 'react';
import { api } from '../online/api.ts';
import { Refused } from '../online/useAction.tsx';
import { useMoment } from './fields.tsx';
import { useLoaded } from './useLoaded.ts';
import { useOperateWords } from './words.ts';

const MEGABYTE = 1024 * 1024;
const inMegabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;
const loadHealth = () => api.operate.health({});

interface FigureProps {
  readonly title: string;
  readonly figure: string;
  readonly children: ReactNode;
}

function Figure({ title, figure, children }: FigureProps) {
  return (
    <div className="figure">
      <h2>{title}</h2>
      <b>{figure}</b>
      <span className="muted small">{children}</span>
    </div>
  );
}

function Figures({ health: { database, people, tables, node } }: { readonly health: Health }) {
  const { server } = useOperateWords();
  const hours = (node.seconds / 3600).toFixed(1);
  return (
    <div className="figures">
      <Figure title={server.database} figure={inMegabytes(database.bytes)}>
        {server.answers(database.answers.toFixed(1))}, {server.connections(database.connections)}
      </Figure>
      <Figure title={server.people} figure={String(people)}>
        {server.tables(tables.open, tables.running)}
      </Figure>
      <Figure title={server.node} figure={inMegabytes(node.bytes)}>
        {server.up(hours)}, {server.sockets(node.sockets, node.matches)}
      </Figure>
    </div>
  );
}

function Lists({ health: { queues, nodes, limits } }: { readonly health: Health }) {
  const { server } = useOperateWords();
  const moment = useMoment();
  return (
    <>
      <h2>{server.queues}</h2>
      {queues.length === 0 ? (
        <p className="muted">{server.noQueues}</p>
      ) : (
        <table className="log">
          <thead>
            <tr>
              <th scope="col">{server.queue}</th>
              <th scope="col">{server.waiting}</th>
              <th scope="col">{server.failed}</th>
            </tr>
          </thead>
          <tbody>
            {queues.map(({ task, waiting, failed }) => (
              <tr key={task}>
                <th scope="row">{task}</th>
                <td>{waiting}</td>
                <td>{failed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h2>{server.nodes}</h2>
      <ul className="earlier">
        {nodes.map(({ id, seenAt, isHere }) => (
          <li key={id}>
            {id}, {isHere ? server.here : server.gone(moment(seenAt))}
          </li>
        ))}
      </ul>
      <h2>{server.limits}</h2>
      {limits.length === 0 && <p className="muted">{server.noLimits}</p>}
      <ul className="earlier">
        {limits.map(({ name, spent, most, times }) => (
          <li key={name}>
            <b>{name}</b> {server.spent} {spent.toFixed(1)} / {most}; {server.times}: {times}
          </li>
        ))}
      </ul>
    </>
  );
}

export function Server() {
  const { server } = useOperateWords();
  const { found, no, reload } = useLoaded(loadHealth);
  return (
    <div className="one">
      {found !== null && <Figures health={found} />}
      {found !== null && <Lists health={found} />}
      <button type="button" className="btn quiet" onClick={reload}>
        {server.again}
      </button>
      <Refused no={no} />
    </div>
  );
}
