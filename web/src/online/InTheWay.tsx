// What stands in the way of sitting down: until when, why, and where one may appeal.
import type { Measure } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useFormat } from '../words/index.ts';
import { server } from './server.ts';
import { useOnlineWords } from './words.ts';

export function InTheWay({ kind }: Pick<Measure, 'kind'>) {
  const { measures } = useOnlineWords();
  const { date, time } = useFormat();
  const [found, setFound] = useState<Measure | null>(null);
  useEffect(() => {
    let isCurrent = true;
    server()
      .then((api) => api.me.get({}))
      .then(
        (own) =>
          isCurrent && setFound(own.measures.find((one) => one.kind === kind && one.isStanding) ?? null),
        () => undefined, // the account says it too
      );
    return () => {
      isCurrent = false;
    };
  }, [kind]);
  const end = found?.until ?? null;
  return (
    <>
      {found !== null && (
        <>
          {end !== null && `${measures.untilThen(`${date(end)}, ${time(end)}`)} `}
          {measures.reason[found.reason]}. {measures.quote(found.text)}{' '}
        </>
      )}
      <Link href="/account">{measures.toAccount}</Link>
    </>
  );
}
