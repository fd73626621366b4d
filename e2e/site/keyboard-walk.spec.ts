import { DEMO_SITES, isEveryPageWanted, listed } from '../kit/demo-pages.ts';
import { use } from '../kit/keyboard/use.ts';
import { walk } from '../kit/keyboard/walk.ts';
import { expect, test } from '../kit/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Hands share the pages of the manual. */
const PARTS = 4;
const MANUAL = DEMO_SITES.filter(({ name }) => name === 'showcase');

// By `npm run prove pages` alone: it is minutes of pressing keys.
for (const site of isEveryPageWanted ? MANUAL : [])
  for (let part = 0; part < PARTS; part += 1)
    test(`the manual is reached, seen and used by keys alone, part ${part + 1} of ${PARTS}`, async ({
      browser,
    }) => {
      test.setTimeout(1_800_000);
      const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
      const paths = (await listed(page, site)).filter((_, at) => at % PARTS === part);
      expect(paths.length).toBeGreaterThan(20);
      const seenKinds = new Set<string>();
      const found: string[] = [];
      for (const path of paths) {
        await page.goto(site.url + path);
        const problems = [...(await walk(page, seenKinds)), ...(await use(page))];
        found.push(...problems.map((problem) => `${path}: ${problem}`));
      }
      await page.context().close();
      expect(found).toEqual([]);
    });
