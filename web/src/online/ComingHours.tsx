// When people come to this server, so that somebody who finds nobody knows when to come back.
import { useEffect, useState } from 'react';
import { useFormat } from '../words/index.ts';
import { api } from './api.ts';
import { useOnlineWords } from './words.ts';

const HOURS = 24;
/** From fewer nobody can tell. */
const LEAST = 20;

/** As the clock of this device has them. */
function atHome(hours: readonly number[]): readonly number[] {
  const shift = Math.round(new Date().getTimezoneOffset() / 60);
  return hours.map((_, hour) => hours[(hour + shift + HOURS) % HOURS] ?? 0);
}

/** The hour with which the two begin in which most come. */
function busiest(hours: readonly number[]): number {
  const both = hours.map((people, hour) => people + (hours[(hour + 1) % HOURS] ?? 0));
  return both.indexOf(Math.max(...both));
}

export function ComingHours() {
  const { coming } = useOnlineWords();
  const { hour, time } = useFormat();
  const [hours, setHours] = useState<readonly number[]>([]);
  useEffect(() => {
    api.lobby.hours({}).then(
      (found) => setHours(atHome(found)),
      () => setHours([]), // an older server does not say
    );
  }, []);
  if (hours.length !== HOURS || hours.reduce((sum, people) => sum + people, 0) < LEAST) return null;
  const most = Math.max(...hours);
  const from = busiest(hours);
  const now = new Date().getHours();
  return (
    <section className="coming-hours">
      <div className="heading">
        <h2>{coming.title}</h2>
        <span className="muted small">{coming.says}</span>
      </div>
      <ol aria-hidden="true">
        {hours.map((people, at) => (
          <li key={hour(at)} data-now={at === now} style={{ height: `${(100 * people) / most}%` }} />
        ))}
      </ol>
      <p className="hour-marks muted small" aria-hidden="true">
        {[0, 6, 12, 18].map((at) => (
          <span key={at}>{hour(at)}</span>
        ))}
      </p>
      <p className="small">{coming.most(hour(from), hour((from + 2) % HOURS), time(Date.now()))}</p>
    </section>
  );
}
