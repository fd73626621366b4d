import { isRecord } from '#core/fields/field.ts';
import { countCarried } from '#core/moving/report.ts';
import { safeHref } from '#core/links/links.ts';
import { MAX_REDIRECTS, redirectSettings, type Redirect } from '#core/settings/redirects.ts';
import { Failure } from '#contract/errors.ts';
import type { Run } from './wxr-run.ts';
import { hrefIn, refusalOf } from './wxr-words.ts';
import type { WxrItem } from './wxr.ts';

const MAX_MENU_ENTRIES = 100;
const MAX_LINK_TITLE = 100;

interface MenuLink {
  title: string;
  href: string;
}
interface MenuEntry extends MenuLink {
  children: MenuLink[];
}

/** The links of the old menus, behind those the site has. */
export async function addMenu(run: Run): Promise<void> {
  const items = run.menu.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
  if (items.length === 0) return;
  const entries: MenuEntry[] = [];
  const byId = new Map<string, MenuEntry>();
  for (const item of items) {
    const link = await linkOf(run, item);
    if (!link) {
      run.lose(`A link in the menu: ${item.title || item.id}`, 'What it led to was not carried.');
      continue;
    }
    const parent = byId.get(item.meta._menu_item_menu_item_parent ?? '');
    if (parent) {
      // A folder leads nowhere itself, so where it led becomes its first link.
      if (parent.children.length === 0 && parent.href !== '#')
        parent.children.push({ title: parent.title, href: parent.href });
      parent.children.push(link);
      // Our menus have two levels: what lies deeper stands beside its parent.
      byId.set(item.id, parent);
    } else {
      const entry = { ...link, children: [] };
      byId.set(item.id, entry);
      entries.push(entry);
    }
    run.done(item.id, run.siteId);
    countCarried(run.report, 'links in the menu');
  }
  await changeSingle(run, 'navigation', 'navigation', (body) => {
    const own = Array.isArray(body.main) ? (body.main as unknown[]) : [];
    for (const { title } of entries.slice(Math.max(0, MAX_MENU_ENTRIES - own.length)))
      run.lose(`A link in the menu: ${title}`, 'The menu is full.');
    return { ...body, main: [...own, ...entries].slice(0, MAX_MENU_ENTRIES) };
  });
}

async function linkOf(run: Run, item: WxrItem): Promise<MenuLink | undefined> {
  const target = await run.known('item', item.meta._menu_item_object_id ?? '');
  const found = target === undefined ? undefined : await run.content.read({ siteId: run.siteId }, target);
  const page = found && !(found instanceof Failure) && isRecord(found.body) ? found.body : undefined;
  const url = item.meta._menu_item_url ?? '';
  const href = (page && (await pathOf(run, page))) ?? hrefIn(url, run.base);
  const title = item.title || (page ? String(page.title) : '');
  if (title === '' || href === '' || safeHref(href) === undefined) return undefined;
  return { title: run.fit(title, MAX_LINK_TITLE, `A link in the menu: ${title}`), href };
}

/** A page has its whole address, a post only its part of the blog's. */
async function pathOf(run: Run, page: Record<string, unknown>): Promise<string | undefined> {
  if (typeof page.path === 'string') return page.path;
  const blog = typeof page.slug === 'string' ? await run.blog() : undefined;
  return blog && `${blog.path}/${String(page.slug)}`;
}

/** Ways from the addresses of the old site. */
export async function addRedirects(run: Run): Promise<void> {
  const wanted = run.redirects.splice(0).toSorted((a, b) => a.place - b.place);
  if (wanted.length === 0) return;
  await changeSingle(run, 'settings', 'redirects', (body) => {
    const own = Array.isArray(body.rules) ? (body.rules as Redirect[]) : [];
    const taken = new Set(own.map(({ from }) => from));
    const free = wanted.flatMap(({ from, to }): Redirect[] => {
      if (own.some((rule) => rule.from === from && rule.to === to)) return [];
      const isDouble = taken.has(from);
      taken.add(from);
      if (isDouble) run.lose(`The way from ${from} to ${to}`, 'Another way starts there.');
      return isDouble ? [] : [{ from, to, status: 301 }];
    });
    const room = Math.max(0, MAX_REDIRECTS - own.length);
    for (const { from } of free.slice(room))
      run.lose(`The way from ${from}`, 'The list of redirects is full.');
    const added = fittingOf(run, own, free.slice(0, room));
    if (added.length === 0) return undefined;
    countCarried(run.report, 'redirects', added.length);
    return { ...body, rules: [...own, ...added] };
  });
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
  for (const [index, message] of problems) run.lose(`The way from ${wanted[index]?.from}`, message);
  return fittingOf(
    run,
    own,
    wanted.filter((_, index) => !problems.has(index)),
  );
}

const isSamePath = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

async function changeSingle(
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
