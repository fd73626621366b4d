import { wxrFile, wxrItem } from './wxr-file.ts';

const meta = (key: string, value: string | number): string =>
  `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

const speaks = (language: string, group: string, source = ''): string =>
  meta('_wpml_import_language_code', language) +
  meta('_wpml_import_translation_group', group) +
  (source === '' ? '' : meta('_wpml_import_source_language_code', source));

const tag = (id: number, name: string, language: string): string =>
  `<wp:tag><wp:term_id>${id}</wp:term_id><wp:tag_slug>${name.toLowerCase()}</wp:tag_slug><wp:tag_name><![CDATA[${name}]]></wp:tag_name><wp:termmeta><wp:meta_key><![CDATA[_wpml_import_language_code]]></wp:meta_key><wp:meta_value><![CDATA[${language}]]></wp:meta_value></wp:termmeta><wp:termmeta><wp:meta_key><![CDATA[_wpml_import_translation_group]]></wp:meta_key><wp:meta_value><![CDATA[70]]></wp:meta_value></wp:termmeta></wp:tag>\n`;

/** Posts as WPML marks them for moving; the last two as older versions do: by a number, and as a duplicate. */
export const WPML_EXPORT = wxrFile(
  [
    wxrItem({
      id: 1,
      title: 'Bread',
      slug: 'bread',
      content: '<p>Flour and water.</p>',
      rest: `<category domain="post_tag" nicename="food"><![CDATA[Food]]></category>${speaks('en', '12')}`,
    }),
    wxrItem({
      id: 2,
      title: 'Pão',
      slug: 'pao',
      link: 'https://old.example/pt-br/2020/05/pao/',
      content: '<p>Farinha e água.</p>',
      rest: `<category domain="post_tag" nicename="comida"><![CDATA[Comida]]></category>${speaks('pt-br', '12', 'en')}`,
    }),
    wxrItem({
      id: 3,
      title: 'Cheese',
      slug: 'cheese',
      content: '<p>Milk.</p>',
      rest: meta('wpml_language', 'en') + meta('wpml_trid', 44),
    }),
    wxrItem({
      id: 4,
      title: 'Queijo',
      slug: 'queijo',
      link: 'https://old.example/2020/05/queijo/?lang=pt-br',
      content: '<p>Leite.</p>',
      rest: meta('wpml_language', 'pt-br') + meta('wpml_trid', 44),
    }),
    wxrItem({
      id: 5,
      title: 'Salt twice',
      slug: 'salt-twice',
      link: 'https://old.example/pt-br/2020/05/salt-twice/',
      content: '<p>Salt in two languages.</p>',
      rest: meta('wpml_language', 'pt-br') + meta('_icl_lang_duplicate_of', 6),
    }),
    wxrItem({
      id: 6,
      title: 'Salt',
      slug: 'salt',
      content: '<p>Salt.</p>',
      rest: meta('wpml_language', 'en'),
    }),
  ],
  tag(71, 'Food', 'en') + tag(72, 'Comida', 'pt-br'),
);
