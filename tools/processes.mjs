// Programs that these tools start. Each has a process group of its own, so that whatever it started ends with it: when it has
// ended, when it takes too long, and when we are told to end.
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const isWindows = process.platform === 'win32';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Servers finish what they began before they end. */
const GRACE_MS = 20_000;
const LOOK_MS = 50;
const PARENT_MS = 250;

/** Sends a signal to all of a group; 0 only asks. False: nobody is left. */
function signalGroup(pid, signal) {
  if (isWindows) return signal !== 0 && spawnSync('taskkill', ['/pid', `${pid}`, '/t', '/f']).status === 0;
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** Ends a group: asked first, then made to. */
export async function endGroup(pid) {
  if (!signalGroup(pid, 'SIGTERM')) return;
  for (let waited = 0; waited < GRACE_MS; waited += LOOK_MS) {
    if (!signalGroup(pid, 0)) return;
    await sleep(LOOK_MS);
  }
  signalGroup(pid, 'SIGKILL');
}

const running = new Set();

/**
 * Runs a program of Node to its end and tells how it went. `onOutput` hears what it prints, as it comes; `limitMs` ends it when it hangs.
 * Its standard input stays open as long as we live: a program can see by it that we are gone.
 */
export function runToEnd(args, { env = {}, limitMs, onOutput = () => {} }) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      detached: !isWindows,
      stdio: 'pipe',
    });
    running.add(child);
    let output = '';
    let hasRunOut = false;
    const hear = (text) => {
      output += text;
      onOutput(String(text));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', (error) => hear(`${error}\n`));
    const timer = setTimeout(() => {
      hasRunOut = true;
      void endGroup(child.pid);
    }, limitMs);
    child.once('exit', async () => {
      // Whoever is left of the group, or has left the group, may hold the pipes open for ever.
      await endGroup(child.pid);
      await sleep(LOOK_MS);
      child.stdout.destroy();
      child.stderr.destroy();
    });
    child.once('close', (status, signal) => {
      clearTimeout(timer);
      running.delete(child);
      done({ status, signal, output, hasRunOut });
    });
  });
}

/** Runs a program that talks to whoever sits here; a signal to us is one to it. Resolves to its exit status. */
export function runHere(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: isWindows, ...options });
    let told = null;
    const tell = (signal) => {
      told = signal;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, tell);
    child.once('error', () => {});
    child.once('close', (status) => {
      for (const signal of SIGNALS) process.off(signal, tell);
      if (told !== null) process.exit(exitStatus(told));
      done(status);
    });
  });
}

export const exitStatus = (signal) => 128 + (constants.signals[signal] ?? 0);

/** Told to end, we end everything that runs. Returns the question whether, and by what, we were told. */
export function endAllWhenTold() {
  let told = null;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      told ??= signal;
      for (const { pid } of running) void endGroup(pid);
    });
  }
  return () => told;
}

/**
 * npm runs us in a shell, and a signal to npm ends that shell alone. So whoever is started by npm looks whether its parent is
 * still there, and takes its end for the signal that it was.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || isWindows) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_MS);
  timer.unref();
}
