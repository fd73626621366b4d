import { navigationFields } from '#core/content/navigation.ts';
import { isRecord } from '#core/fields/field.ts';
import { documentName } from '#core/languages/names.ts';
import { textsOf } from '#core/languages/texts.ts';
import { safeHref } from '#core/links/links.ts';
import { countCarried } from '#core/moving/report.ts';
import { Failure } from '#contract/errors.ts';
import type { Run } from './wxr-run.ts';
import { changeSingle, pathOf } from './wxr-single.ts';
import { say } from './wxr-translations.ts';
import { hrefIn } from './wxr-words.ts';
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
  const links = run.menu.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
  for (const item of links.filter(isSwitch))
    run.lose(
      `A link in the menu: ${item.title || item.id}`,
      'Sites have a language switch of their own here.',
    );
  const all = links.filter((item) => !isSwitch(item));
  if (all.length === 0) return;
  const languageOf = languagesOfMenus(run, all);
  const items = all.filter((item) => languageOf(item) === undefined);
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
  const said = Map.groupBy(all, (item) => languageOf(item) ?? '');
  for (const [language, links] of said) if (language !== '') await sayMenu(run, language, links);
}

/** What Polylang and WPML put into a menu to switch languages by: it leads nowhere itself. */
const isSwitch = ({ meta }: WxrItem): boolean =>
  meta._pll_menu_item !== undefined ||
  meta._menu_item_url === '#pll_switcher' ||
  meta._menu_item_type === 'wpml_ls_menu_item';

/** Old sites have a menu for each language. One whose links lead to translations is that of theirs. */
function languagesOfMenus({ spoken }: Run, items: readonly WxrItem[]) {
  const menuOf = ({ terms }: WxrItem) => terms.find(({ taxonomy }) => taxonomy === 'nav_menu')?.slug ?? '';
  const targetOf = ({ meta }: WxrItem) => meta._menu_item_object_id ?? '';
  const isSaid = (item: WxrItem) => spoken.originalOf(targetOf(item)) !== undefined;
  const languages = new Map(
    [...Map.groupBy(items, menuOf)].map(([menu, links]) => {
      const others = links.filter((link) => spoken.entryOf(targetOf(link)) && !isSaid(link));
      const said = links.find(isSaid);
      return [menu, said && others.length === 0 ? spoken.entryOf(targetOf(said))?.language : undefined];
    }),
  );
  return (item: WxrItem): string | undefined =>
    languages.get(menuOf(item)) ?? (isSaid(item) ? spoken.entryOf(targetOf(item))?.language : undefined);
}

/** The links of a language's menu become what links to the same are called in it. */
async function sayMenu(run: Run, language: string, items: readonly WxrItem[]): Promise<void> {
  const key = 'navigation';
  const menus = navigationFields.read(await run.content.readByKey(run.siteId, key, key));
  const titles = new Map<string, string>();
  const known = new Set(
    [...menus.main, ...menus.footer].flatMap((each) => [each, ...each.children]).map(({ href }) => href),
  );
  for (const item of items) {
    const link = await linkOf(run, item);
    if (link && known.has(link.href)) {
      const title = item.title || (await titleIn(run, item, language));
      if (title !== '') titles.set(link.href, run.fit(title, MAX_LINK_TITLE, `A link in the menu: ${title}`));
      countCarried(run.report, 'links in the menu');
      run.done(item.id, run.siteId);
    } else run.lose(`A link in the menu: ${item.title || item.id}`, `Only the menu in ${language} had it.`);
  }
  const rename = <T extends { title: string; href: string }>(link: T): T => ({
    ...link,
    title: titles.get(link.href) ?? '',
  });
  const renamed = (links: typeof menus.main) =>
    links.map((link) => ({ ...rename(link), children: link.children.map(rename) }));
  const inLanguage = { main: renamed(menus.main), footer: renamed(menus.footer) };
  const said = new Map(textsOf(inLanguage, navigationFields).map((text) => [text.key, text.source]));
  if (said.size === 0) return;
  const of = documentName({ id: '', kind: key, key });
  await say(run, { of, language }, { said, name: 'The menu', isShown: true });
}

/** A link without a title of its own is called what it leads to is called. */
async function titleIn(run: Run, { meta }: WxrItem, language: string): Promise<string> {
  const of = await run.known('item', meta._menu_item_object_id ?? '');
  const there = of === undefined ? undefined : await run.languages.translation(run.siteId, { of, language });
  const title = there && !(there instanceof Failure) && there.texts.find(({ key }) => key === 'title')?.text;
  return typeof title === 'string' ? title : '';
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
