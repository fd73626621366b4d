import { wxrFile, wxrItem } from './wxr-file.ts';

/** What an export says of an entry's language: a term for it, and one that all its translations share. */
const speaks = (language: string, group: string): string =>
  `<category domain="language" nicename="${language}"><![CDATA[${NAMES[language] ?? language}]]></category>
<category domain="post_translations" nicename="${group}"><![CDATA[${group}]]></category>`;

const NAMES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch', ar: 'العربية' };

const term = (entry: { id: number; taxonomy: string; slug: string; name: string; words: string }): string =>
  `<wp:term><wp:term_id>${entry.id}</wp:term_id><wp:term_taxonomy><![CDATA[${entry.taxonomy}]]></wp:term_taxonomy><wp:term_slug><![CDATA[${entry.slug}]]></wp:term_slug><wp:term_parent><![CDATA[]]></wp:term_parent><wp:term_name><![CDATA[${entry.name}]]></wp:term_name><wp:term_description><![CDATA[${entry.words}]]></wp:term_description></wp:term>\n`;

const language = (id: number, slug: string, locale: string): string =>
  term({
    id,
    taxonomy: 'language',
    slug,
    name: NAMES[slug] ?? slug,
    words: `a:3:{s:6:"locale";s:${locale.length}:"${locale}";s:3:"rtl";b:${slug === 'ar' ? 1 : 0};s:9:"flag_code";s:2:"xx";}`,
  });

const category = (id: number, slug: string, name: string): string =>
  `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename><![CDATA[${slug}]]></wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name><![CDATA[${name}]]></wp:cat_name></wp:category>\n`;

const group = (id: number, slug: string, words: string, taxonomy = 'post_translations'): string =>
  term({ id, taxonomy, slug, name: slug, words });

const HEAD = [
  category(21, 'travel', 'Travel'),
  category(22, 'reisen', 'Reisen'),
  category(23, 'only-here', 'Only here'),
  language(2, 'en', 'en_GB'),
  language(3, 'de', 'de_DE'),
  language(4, 'ar', 'ar'),
  group(31, 'pll_64271b55a257e', 'a:3:{s:2:"en";i:10;s:2:"de";i:11;s:2:"ar";i:12;}'),
  group(32, 'pll_64271b55a3000', 'a:2:{s:2:"en";i:20;s:2:"de";i:21;}'),
  group(33, 'pll_64271b55a4000', 'a:1:{s:2:"de";i:30;}'),
  group(34, 'pll_64271b55a5000', 'a:2:{s:2:"en";i:21;s:2:"de";i:22;}', 'term_translations'),
].join('');

const inMenu = (menu: string, object: number): string =>
  `<category domain="nav_menu" nicename="${menu}"><![CDATA[${menu}]]></category>
<wp:postmeta><wp:meta_key>_menu_item_object_id</wp:meta_key><wp:meta_value>${object}</wp:meta_value></wp:postmeta>`;

/** A blog in three languages as Polylang leaves it in an export: the German stands before what it translates. */
export const POLYLANG_EXPORT = wxrFile(
  [
    wxrItem({
      id: 11,
      title: 'Salz & Wind',
      slug: 'salz',
      link: 'https://old.example/de/2020/05/salz/',
      content:
        '<p>Vier Tage am Meer.</p><table><tr><th>Tag</th></tr><tr><td>Mittwoch</td></tr></table><p>Nur auf Deutsch: der Fahrplan.</p><iframe src="https://player.example/fahrplan"></iframe>',
      rest: `<category domain="category" nicename="reisen"><![CDATA[Reisen]]></category><category domain="category" nicename="x"><![CDATA[Nur hier]]></category>${speaks('de', 'pll_64271b55a257e')}`,
    }),
    wxrItem({
      id: 10,
      title: 'Salt & wind',
      slug: 'salt',
      link: 'https://old.example/2020/05/salt/',
      content:
        '<p>Four days by the sea.</p><table><tr><th>Day</th></tr><tr><td>Wednesday</td></tr></table><p>And the way home.</p>',
      rest: `<category domain="category" nicename="travel"><![CDATA[Travel]]></category>${speaks('en', 'pll_64271b55a257e')}`,
    }),
    wxrItem({
      id: 12,
      title: 'ملح وريح',
      slug: '%d9%85%d9%84%d8%ad',
      link: 'https://old.example/ar/2020/05/%d9%85%d9%84%d8%ad/',
      content: '<p>أربعة أيام على البحر.</p>',
      status: 'draft',
      rest: speaks('ar', 'pll_64271b55a257e'),
    }),
    wxrItem({
      id: 20,
      type: 'page',
      title: 'Story',
      slug: 'story',
      link: 'https://old.example/story/',
      content: '<p>How it began.</p>',
      rest: speaks('en', 'pll_64271b55a3000'),
    }),
    wxrItem({
      id: 21,
      type: 'page',
      title: 'Geschichte',
      slug: 'geschichte',
      link: 'https://old.example/de/geschichte/',
      content: '<p>Wie es begann.</p>',
      rest: speaks('de', 'pll_64271b55a3000'),
    }),
    wxrItem({
      id: 30,
      type: 'page',
      title: 'Impressum',
      slug: 'impressum',
      link: 'https://old.example/de/impressum/',
      content: '<p>Angaben gemäß § 5.</p>',
      rest: speaks('de', 'pll_64271b55a4000'),
    }),
    wxrItem({
      id: 39,
      type: 'nav_menu_item',
      title: 'Languages',
      rest: `<category domain="nav_menu" nicename="main"><![CDATA[main]]></category>
<wp:postmeta><wp:meta_key>_menu_item_type</wp:meta_key><wp:meta_value>custom</wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_menu_item_url</wp:meta_key><wp:meta_value>#pll_switcher</wp:meta_value></wp:postmeta>`,
    }),
    wxrItem({ id: 40, type: 'nav_menu_item', title: 'Us', rest: inMenu('main', 20) }),
    wxrItem({ id: 41, type: 'nav_menu_item', title: '', rest: inMenu('haupt', 21) }),
  ],
  HEAD,
);
