// Nothing is lost: reload, several games, records out and in, and everything that can go wrong with them.
import { text } from 'node:stream/consumers';
import { readRecord, writeRecord } from '@comptoir/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { closeAndReopen } from './support/closing.ts';
import { bring } from './support/position.ts';
import { LEGAL, PICK, sitDown, useBrowser, visit } from './support/visit.ts';

useBrowser();

/** How many picks the device keeps of the newest game. */
const keptPicks = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const asked = indexedDB.open('comptoir');
        asked.onsuccess = () => {
          const all = asked.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => resolve(Math.max(0, ...all.result.map((kept) => kept.picks.length)));
        };
      }),
  );

/** What was picked is kept and shown, and the person is asked again. */
async function isSettled(page: Page): Promise<boolean> {
  const shown = Number(await page.locator('.t-table[data-at]').getAttribute('data-at'));
  const isAsked = (await page.locator(LEGAL).count()) > 0;
  return isAsked && shown > 0 && shown === (await keptPicks(page));
}

async function pickOne(page: Page): Promise<void> {
  await page.locator(PICK).first().click();
}

async function record(page: Page): Promise<string> {
  await page.goto('/my-games');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Save as a file/ }).click(),
  ]);
  const stream = await download.createReadStream();
  return text(stream);
}

const names = (page: Page): Promise<(string | null)[]> =>
  page.locator(LEGAL).evaluateAll((all) => all.map((one) => one.getAttribute('data-target')));

test('a reload in mid-turn returns to the same place', async () => {
  const page = await visit('/');
  await sitDown(page, 'nauticus');
  await pickOne(page);
  await page.mouse.move(0, 0);
  await expect.poll(() => isSettled(page)).toBe(true);
  const before = await names(page);
  const picks = await keptPicks(page);
  await page.reload();
  await page.locator(LEGAL).first().waitFor();
  expect(await names(page)).toEqual(before);
  expect(await keptPicks(page)).toBe(picks);
});

test.each(['en', 'fr'] as const)('a tab closed while its writes are slow has lost nothing, %s', (lang) =>
  closeAndReopen(lang, [70, 400, 230]),
);

test('where nothing can be noted either, the page is not closed without a question', async () => {
  const before = (): void => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function held(this: IDBObjectStore, value: unknown) {
      const hold = (): void => {
        if (!Reflect.has(window, 'isFree')) this.get('nothing').onsuccess = hold;
      };
      if (Reflect.has(window, 'isSlow')) hold();
      return put.call(this, value);
    };
  };
  const page = await visit('/', { before });
  await sitDown(page, 'nauticus');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => Reflect.set(window, 'isSlow', true));
  await pickOne(page);
  await expect.poll(() => page.locator('.t-table[data-at]').getAttribute('data-at')).not.toBe('0');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.evaluate(() => Reflect.set(window, 'isFree', true));
  await expect.poll(() => keptPicks(page)).toBeGreaterThan(0);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked).toHaveLength(1);
});

test('the list shows the prompt with the player’s own numbers, the round, the date and the bots’ level', async () => {
  const page = await visit('/');
  await sitDown(page, 'hermagor');
  for (const [path, lang] of [
    ['/my-games', 'en'],
    ['/', 'fr'],
  ] as const) {
    await page.goto('/settings');
    await page
      .getByText(lang === 'en' ? 'English' : 'Français', { exact: true })
      .first()
      .click();
    await page.goto(path);
    const row = page.locator('.table-row.mine');
    const words = (await row.textContent()) ?? '';
    expect(words).toMatch(lang === 'en' ? /20 coins/ : /20 pièces/);
    expect(words).toMatch(lang === 'en' ? /Round 1 of 5/ : /Manche 1 sur 5/);
    expect(words).toContain(String(new Date().getFullYear()));
    expect(words).toContain(lang === 'en' ? 'Cabin boy' : 'Mousse');
  }
});

test('several games wait side by side, and one can be deleted', async () => {
  const page = await visit('/');
  await sitDown(page, 'nauticus');
  await sitDown(page, 'nauticus');
  await page.goto('/my-games');
  await page.getByRole('heading', { name: 'Two tables are waiting for you' }).waitFor();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('button', { name: /for good/ }).click();
  await page.getByRole('heading', { name: 'One table is waiting for you' }).waitFor();
});

test('a record leaves as a file and comes back as a game that goes on', async () => {
  const page = await visit('/');
  await sitDown(page, 'nauticus');
  await pickOne(page);
  await expect.poll(() => keptPicks(page)).toBeGreaterThan(0);
  const written = await record(page);
  expect(written).toMatch(/^comptoir record 1 /);
  const other = await visit('/');
  await bring(other, written);
  await other.waitForURL(/\/table\//);
  await other.locator(LEGAL).first().waitFor();
  expect(await keptPicks(other)).toBeGreaterThan(0);
});

describe('a record that cannot be played says why in one sentence', () => {
  const sentence = async (page: Page, written: string): Promise<string | null> => {
    await bring(page, written);
    const said = page.locator('.import-file .said');
    await expect.poll(() => said.textContent()).not.toBe('');
    return said.textContent();
  };

  test('foreign, damaged, of another version, of an unknown game, against the rules', async () => {
    const page = await visit('/');
    await sitDown(page, 'nauticus');
    await pickOne(page);
    await expect.poll(() => keptPicks(page)).toBeGreaterThan(0);
    const written = await record(page);
    expect(await sentence(page, 'Dear diary')).toBe('This file is not a Comptoir record.');
    expect(await sentence(page, written.replace(/players 2/, 'players 3'))).toMatch(/damaged: line 3/);
    const read = readRecord(written);
    expect(await sentence(page, writeRecord({ ...read, version: 99 }))).toMatch(/another version/);
    expect(await sentence(page, writeRecord({ ...read, game: 'chess' }))).toMatch(/no game called “chess”/);
    const wrong = { seat: 0, option: { verb: 'fly', noun: 7 } };
    expect(await sentence(page, writeRecord({ ...read, picks: [wrong] }))).toMatch(/rules do not allow/);
    expect(await page.locator('.table-row').count()).toBe(1);
  });
});

describe('when the browser does not help', () => {
  test('storage is blocked: the game goes on in this tab, and says so', async () => {
    const before = (): void => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    };
    const page = await visit('/', { before });
    await sitDown(page, 'nauticus');
    await pickOne(page);
    await page.getByText('This browser saves nothing.', { exact: false }).waitFor();
    await page.locator(LEGAL).first().waitFor();
  });

  test('the device is full: the game goes on, and says so', async () => {
    const before = (): void => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    };
    const page = await visit('/', { before });
    await sitDown(page, 'nauticus');
    await pickOne(page);
    await page.getByText('This device is full', { exact: false }).waitFor();
    await page.locator(LEGAL).first().waitFor();
  });

  test('a worker dies: the table is set up again where it was', async () => {
    const before = (): void => {
      const Native = window.Worker;
      window.Worker = class extends Native {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          addEventListener('comptoir-kill', () => {
            this.terminate();
            this.dispatchEvent(new ErrorEvent('error', { message: 'killed' }));
          });
        }
      };
    };
    const page = await visit('/', { before });
    await sitDown(page, 'nauticus');
    await pickOne(page);
    await expect.poll(() => keptPicks(page)).toBeGreaterThan(0);
    await page.evaluate(() => dispatchEvent(new Event('comptoir-kill')));
    await page.getByText('The table had to be set up again;', { exact: false }).waitFor();
    await page.locator(LEGAL).first().waitFor();
    await pickOne(page);
  });
});

test('a saved game that breaks the rules says so, and still leaves as a record', async () => {
  const page = await visit('/');
  await sitDown(page, 'nauticus');
  await pickOne(page);
  await expect.poll(() => keptPicks(page)).toBeGreaterThan(0);
  const table = new URL(page.url()).pathname;
  await page.goto('/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const asked = indexedDB.open('comptoir');
        asked.onsuccess = () => {
          const store = asked.result.transaction('games', 'readwrite').objectStore('games');
          const all = store.getAll();
          all.onsuccess = () => {
            const [game] = all.result;
            const impossible = [{ seat: 0, option: { verb: 'fly', noun: 'moon' } }];
            store.put({ ...game, picks: impossible }).onsuccess = () => resolve();
          };
        };
      }),
  );
  await page.goto(table);
  await page.getByRole('heading', { name: 'We ran aground' }).waitFor();
  await page.getByText('“0 fly moon” is refused').waitFor();
  await page.getByRole('button', { name: 'Save the record' }).waitFor();
});

test('between two people the table is covered until the other is ready', async () => {
  const page = await visit('/new/nauticus');
  await page.locator('.seat-card .remove').last().click();
  await page.getByRole('combobox').last().selectOption({ label: 'on this device' });
  await page.getByLabel('Name at seat B').fill('Chloé');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const cover = page.getByRole('dialog');
  await cover.waitFor();
  expect(await page.locator(LEGAL).count()).toBe(0);
  await cover.getByRole('button').click();
  await page.locator(LEGAL).first().waitFor();
});
