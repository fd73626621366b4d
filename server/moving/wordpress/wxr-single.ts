import { isRecord } from '#core/fields/field.ts';
import { addressIn, type SiteLanguages } from '#core/languages/site-languages.ts';
import { countCarried } from '#core/moving/report.ts';
import { MAX_REDIRECTS, redirectSettings, type Redirect } from '#core/settings/redirects.ts';
import { Failure } from '#contract/errors.ts';
import type { Run } from './wxr-run.ts';
import { refusalOf } from './wxr-words.ts';

/** A page has its whole address, a post only its part of the blog's. */
export async function pathOf(run: Run, page: Record<string, unknown>): Promise<string | undefined> {
  if (typeof page.path === 'string') return page.path;
  const blog = typeof page.slug === 'string' ? await run.blog() : undefined;
  return blog && `${blog.path}/${String(page.slug)}`;
}

/** Ways from the addresses of the old site. */
export async function addRedirects(run: Run): Promise<void> {
  const book = await bookOf(run);
  const inLanguages = run.redirectsIn.splice(0).map(({ place, from, path, language }) => ({
    place,
    from,
    to: book ? addressIn(book, language, path) : path,
  }));
  const wanted = [...run.redirects.splice(0), ...inLanguages.filter(({ from, to }) => from !== to)].toSorted(
    (a, b) => a.place - b.place,
  );
  if (wanted.length === 0) return;
  await changeSingle(run, 'settings', 'redirects', (body) => {
    const own = Array.isArray(body.rules) ? (body.rules as Redirect[]) : [];
    const taken = new Set(own.map(({ from }) => from));
    const free = wanted.flatMap(({ from, to }): Redirect[] => {
      if (own.some((rule) => rule.from === from && rule.to === to)) return [];
      const isDouble = taken.has(from);
      taken.add(from);
      if (isDouble) run.lose(`Redirect: ${from} → ${to}`, 'Another redirect starts there.');
      return isDouble ? [] : [{ from, to, status: 301 }];
    });
    const room = Math.max(0, MAX_REDIRECTS - own.length);
    for (const { from } of free.slice(room)) run.lose(`Redirect: ${from}`, 'The list of redirects is full.');
    const added = fittingOf(run, own, free.slice(0, room));
    if (added.length === 0) return undefined;
    countCarried(run.report, 'redirects', added.length);
    return { ...body, rules: [...own, ...added] };
  });
}

/** Where things are in each language now; undefined while nothing asks for it. */
async function bookOf({ siteId, languages, drafts, redirectsIn }: Run): Promise<SiteLanguages | undefined> {
  if (redirectsIn.length === 0) return undefined;
  const known = await languages.languagesIn(siteId);
  return { ...known, addresses: await drafts.addressBook(siteId, known) };
}

/** Those that can stand beside each other and the site's own: one that cannot must not keep the others out. */
function fittingOf(run: Run, own: readonly Redirect[], wanted: readonly Redirect[]): readonly Redirect[] {
  if (wanted.length === 0) return wanted;
  const problems = new Map<number, string>();
  redirectSettings.check(
    { rules: [...own, ...wanted] },
    ({ path, message }) => {
      const place = Number(/(\d+)\.\w+$/.exec(path)?.[1] ?? -1);
      const lead = own[place]?.to;
      // What was there stays; the new one that it would lead on to goes.
      const index =
        lead === undefined ? place - own.length : wanted.findIndex(({ from }) => isSamePath(from, lead));
      if (index >= 0) problems.set(index, message);
    },
    '',
  );
  if (problems.size === 0) return wanted;
  for (const [index, message] of problems) run.lose(`Redirect: ${wanted[index]?.from}`, message);
  return fittingOf(
    run,
    own,
    wanted.filter((_, index) => !problems.has(index)),
  );
}

const isSamePath = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export async function changeSingle(
  run: Run,
  kind: 'navigation' | 'settings',
  key: string,
  /** Undefined where nothing changes. */
  edit: (body: Record<string, unknown>) => Record<string, unknown> | undefined,
): Promise<void> {
  const { actor, content, siteId } = run;
  const listed = await content.list({ siteId }, kind);
  const entry = listed instanceof Failure ? undefined : listed.find((each) => each.key === key);
  const stored = entry && (await content.read({ siteId }, entry.id));
  const before = stored && !(stored instanceof Failure) && isRecord(stored.body) ? stored.body : {};
  const body = edit(before);
  // A killed run may have saved it, and not have come to publish it.
  if (!body) return void (entry && run.fresh.push(entry.id));
  const saved =
    entry && stored && !(stored instanceof Failure)
      ? await content.save(actor, entry.id, { base: stored.revision, body })
      : await content.create(actor, { kind, body, key });
  if (saved instanceof Failure) run.lose(key, refusalOf(saved));
  else run.fresh.push(entry ? entry.id : saved.id);
}
