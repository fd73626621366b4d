import type { Browser, Page } from '@playwright/test';

/** Everything a journey listens to on a page. */
const HEARD = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'response',
] as const;

export interface KeptPage {
  /** The page kept for journeys that want this kind of page, or a new one. */
  take: (browser: Browser, kind: string) => Promise<Page>;
  /** Makes the page forget what a journey did with it. */
  clean: () => Promise<void>;
}

/**
 * To open a page costs a browser more than most journeys do with it: a process is started and all scripts are
 * compiled again. So one page is kept, and emptied between journeys without ever leaving its process.
 */
export function makeKeptPage(): KeptPage {
  let kept: { kind: string; page: Page; origins: Set<string> } | undefined;

  const open = async (browser: Browser, kind: string) => {
    await kept?.page.context().close();
    kept = { kind, page: await (await browser.newContext()).newPage(), origins: new Set() };
    return kept;
  };

  return {
    async take(browser, kind) {
      const { page, origins } =
        kept?.kind === kind && !kept.page.isClosed() ? kept : await open(browser, kind);
      page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
      return page;
    },
    async clean() {
      if (!kept) return;
      try {
        await forget(kept.page, kept.origins);
        kept.origins.clear();
      } catch {
        // A journey may leave a page that nobody answers, or close it; the next one opens another.
        await kept.page.context().close();
        kept = undefined;
      }
    },
  };
}

async function forget(page: Page, origins: ReadonlySet<string>): Promise<void> {
  const context = page.context();
  for (const name of HEARD) page.removeAllListeners(name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  // The place it is at comes last, so that the next journey finds its process running.
  const { origin: current } = new URL(page.url());
  const visited = [...origins].filter((origin) => origin.startsWith('http'));
  for (const origin of visited.toSorted((a, b) => Number(a === current) - Number(b === current))) {
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await context.clearCookies();
}
