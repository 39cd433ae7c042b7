// Whether the server is within reach. `navigator.onLine` only knows about cables, and not in every browser; so where there is
// doubt somebody has to ask. The service worker does: what fails there fails quietly, and pages ask nobody while it does.
const AGAIN_MS = 10_000;
/** A line that was cut without a word never answers. */
const PATIENCE_MS = 6000;
/** Nor does a service worker of an older version; one that has to be started first answers late on a busy machine. */
const WORKER_PATIENCE_MS = 20_000;

let isUp = navigator.onLine;
/** A page that came from the service worker proves nothing; one that came over the network does. */
let isSure = (navigator.serviceWorker?.controller ?? null) === null;
let asking: Promise<boolean> | null = null;
let again: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function settle(next: boolean): boolean {
  const hasChanged = isUp !== next;
  isUp = next;
  isSure = true;
  clearTimeout(again);
  if (!next) again = setTimeout(lookAgain, AGAIN_MS);
  if (hasChanged) for (const tell of listeners) tell();
  return next;
}

function lookAgain(): void {
  if (!isUp && document.visibilityState === 'visible') void withinReach();
}

function askWorker(worker: ServiceWorker): Promise<boolean> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data === true);
    setTimeout(() => done(true), WORKER_PATIENCE_MS);
    worker.postMessage('withinReach', [port2]);
  });
}

async function probe(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const worker = navigator.serviceWorker?.controller ?? null;
  if (worker !== null) return askWorker(worker);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/** Whether a request may be made. Asks only where the last answer was no, or is in doubt. */
export function withinReach(): Promise<boolean> {
  if (isUp && isSure) return Promise.resolve(true);
  asking ??= probe()
    .then(settle)
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** A request found nobody, or something happened to the network: look before the next request. */
export function doubtReach(): void {
  isSure = false;
  void withinReach();
}

/** Told when the server goes out of reach and when it is back. */
export function onReach(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** As far as is known. */
export const isWithinReach = (): boolean => isUp;

addEventListener('online', doubtReach);
addEventListener('offline', () => settle(false));
document.addEventListener('visibilitychange', lookAgain);
