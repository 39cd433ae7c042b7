/** Until this worker answers for the pages, or never will. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    const look = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') done();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Loads the page in its newest version: the service worker, which has every page it was installed with, looks for a later one first. */
export async function loadAgain(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    const next = registration?.installing ?? registration?.waiting ?? null;
    if (next !== null) await settled(next);
  } catch {
    // nobody answers: what there is is loaded
  }
  location.reload();
}
