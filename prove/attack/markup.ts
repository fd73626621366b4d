import { chromium, type Page } from '@playwright/test';
import type { Outcome, World } from './world.ts';

/** Each would raise this count if a browser ran it. */
const RUN = 'window.__executed=1';
const CORPUS = [
  `<script>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `'"><img src=x onerror=${RUN}>`,
  `</title><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `<svg/onload=${RUN}>`,
  `<iframe srcdoc="<script>parent.__executed=1</script>">`,
  `javascript:${RUN}`,
  `<a href="javascript:${RUN}" autofocus onfocus=${RUN}>x</a>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `--><script>${RUN}</script><!--`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `" autofocus onfocus="${RUN}" x="`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
];
/** What is no text of a person, and refused or meant as it stands. */
const KEPT =
  /^(?:id|type|kind|key|src|path|slug|format|layout|style|variant|size|colou?r|ratio|align|icon|font|href|url|page|code|html|css)$/i;
const MAX_DOCUMENTS = Number(process.env.PROVE_PAGES ?? 60);

interface Stored {
  id: string;
  kind: string;
  revision: number;
  body: unknown;
}

/** Puts strings of the corpus wherever somebody has written words; says how many. */
function poison(value: unknown, next: () => string, key = ''): unknown {
  if (typeof value === 'string')
    return KEPT.test(key) || !/[A-Za-z]{3}/.test(value) || /^[\w-]+$/.test(value) ? value : next();
  if (Array.isArray(value)) return value.map((item) => poison(item, next, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poison(item, next, name)]));
  return value;
}

/** Words of pages, settings and forms, taken by the product as an owner's, drawn in a real browser: none runs. */
export async function markupInBrowser(world: World): Promise<Outcome> {
  const faults: string[] = [];
  let tried = 0;
  const next = () => CORPUS[(tried += 1) % CORPUS.length] ?? '';
  const { documents } = JSON.parse(
    (await world.call('GET', '/api/content/documents', { as: world.owner })).body,
  ) as {
    documents: { id: string; kind: string; path?: string }[];
  };
  for (const { id } of documents.slice(0, MAX_DOCUMENTS)) {
    const stored = JSON.parse(
      (await world.call('GET', `/api/content/documents/${id}`, { as: world.owner })).body,
    ) as Stored;
    const before = tried;
    const body = poison(stored.body, next);
    const saved = await world.call('PUT', `/api/content/documents/${id}`, {
      as: world.owner,
      body: { base: stored.revision, body },
    });
    if (saved.status >= 500) faults.push(`${stored.kind} ${id}: ${saved.status}`);
    // What is refused is not shown to anybody either.
    if (saved.status !== 200) tried = before;
  }
  await world.call('POST', '/api/content/publish', { as: world.owner, body: {} });
  tried += await writeComments(world);
  const browser = await chromium.launch();
  try {
    const context = await browser.newContext();
    const url = `http://${world.own.host}`;
    await context.addCookies(
      world.owner.cookie.split('; ').map((pair) => {
        const [name = '', value = ''] = pair.split('=');
        return { name, value, url };
      }),
    );
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss());
    const stranger = await (await browser.newContext()).newPage();
    const paths = documents.flatMap(({ path }) => (path ? [path] : []));
    for (const path of ['/', ...paths, '/search?q=%3Cscript%3Ewindow.__executed=1%3C/script%3E'])
      for (const visitor of [stranger, page]) await look(visitor, url + path, faults);
    for (const path of ['/config/', '/config/pages', '/config/settings', '/config/inbox', '/config/activity'])
      await look(page, url + path, faults);
  } finally {
    await browser.close();
  }
  return { name: 'markup in a browser', tried, faults };
}

async function writeComments(world: World): Promise<number> {
  const answers = await Promise.all(
    CORPUS.map((words) =>
      world.call('POST', '/api/form/SaveFormSubmission', {
        body: { form: { words }, formId: words, key: words },
      }),
    ),
  );
  return answers.length;
}

async function look(page: Page, url: string, faults: string[]): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: 20_000 }).catch(() => undefined);
  const hasRun = await page.evaluate(() => '__executed' in window).catch(() => false);
  if (hasRun) faults.push(`a script ran at ${url}`);
}
