// The ways in which a house is harmed. Each ends by itself, but for the server: whoever looks after processes starts that again.
import { setTimeout as sleep } from 'node:timers/promises';
import type { House, Setting } from './house.ts';
import type { Draw } from './person.ts';
import type { Kill } from './stage.ts';

export interface HouseKill extends Kill<House> {
  readonly setting: Setting;
}

const STOPPED_FOR = 5000;

interface Backend {
  readonly pid: number;
}
const BACKENDS = `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
  and datname = 'comptoir' order by pid`;
const PROCESSES = 'select pid from pg_stat_activity where pid <> pg_backend_pid()';

/** Processes that have ended meanwhile are nobody's trouble. */
function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // it has ended
    }
  }
}

async function stopFor(pids: readonly number[]): Promise<void> {
  signalAll(pids, 'SIGSTOP');
  await sleep(STOPPED_FOR);
  signalAll([...pids].reverse(), 'SIGCONT');
}

async function killBackend(house: House, draw: Draw): Promise<void> {
  const backends = await house.query<Backend>(BACKENDS);
  const backend = backends[draw(Math.max(1, backends.length))];
  if (backend !== undefined) signalAll([backend.pid], 'SIGKILL');
}

async function stopDatabase(house: House): Promise<void> {
  const rows = await house.query<Backend>(PROCESSES);
  await stopFor([house.postmaster, ...rows.map(({ pid }) => pid)]);
}

async function cut({ proxy }: House, draw: Draw): Promise<void> {
  proxy?.cut();
  await sleep(draw(STOPPED_FOR));
  proxy?.mend();
}

/** The file that is written to next has to be made, too. */
async function fill(house: House): Promise<void> {
  const empty = house.fillDisk();
  await house.query('select pg_switch_wal()').catch(() => []);
  await sleep(STOPPED_FOR);
  empty();
}

export const KILLS: readonly HouseKill[] = [
  { name: 'server', setting: 'own', harm: (house) => house.killServer(), endsServer: true },
  { name: 'one backend', setting: 'own', harm: killBackend },
  { name: 'database', setting: 'own', harm: async (house) => signalAll([house.postmaster], 'SIGKILL') },
  {
    name: 'server and database',
    setting: 'own',
    endsServer: true,
    async harm(house) {
      signalAll([house.postmaster], 'SIGKILL');
      await house.killServer();
    },
  },
  { name: 'connection cut', setting: 'remote', harm: cut },
  { name: 'server stopped 5 s', setting: 'own', harm: (house) => stopFor([house.serverPid]) },
  { name: 'database stopped 5 s', setting: 'own', harm: stopDatabase },
  { name: 'disk full 5 s', setting: 'small', harm: fill },
];
