import { beforeAll, describe, expect, test } from 'vitest';
import { BLOCKS, numbersOf } from '#blocks/index.ts';
import type { ShowcasePage } from '#blocks/kit/showcase.ts';
import { BLOCK_TYPES } from '#blocks/types.ts';
import { BlockType } from '#core/enumerations/block-types.ts';
import showcase from '#site/templates/showcase/template.ts';
import { at, block, type BlockDraft } from '#site/templates/template.ts';
import { useApp, type TestSite } from '../testing/app.ts';

const kit = useApp();
const PATH = '/api/widget/GetWidgetRendering';

/** A block of each type, as its page in the manual shows it first. */
const drafts = await Promise.all(
  BLOCK_TYPES.map(async (type): Promise<BlockDraft> => {
    const { default: pages } = (await import(`../../blocks/${type}/showcase.ts`)) as {
      default: readonly ShowcasePage[];
    };
    const shown = pages.flatMap(({ examples }) => examples).flatMap(({ blocks }) => blocks);
    const found = shown.find((draft) => draft.type === type);
    return found ?? block(type, at(1, 24), {});
  }),
);

let site: TestSite;
let page = '';

beforeAll(async () => {
  site = await kit.aSite({
    ...showcase,
    navigation: [{ title: 'All', to: '/' }],
    footer: [],
    pages: [
      {
        title: 'All',
        path: '/',
        description: '',
        sections: drafts.map((draft) => ({ blocks: [{ ...draft, place: at(1, 24) }] })),
      },
    ],
  });
  page = (await kit.call('GET', '/', { host: site.host })).body;
});

const idOf = (type: string) =>
  new RegExp(`id="b([a-z0-9]{24})" class="block" data-block="${type}"`).exec(page)?.[1];
const render = (widget: object) =>
  kit.app.http.inject({
    method: 'POST',
    url: PATH,
    headers: { host: site.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ widgetJSON: JSON.stringify(widget) }).toString(),
  });

describe.each(BLOCKS.map((definition) => [definition.type, definition] as const))(
  '%s',
  (type, definition) => {
    test('is drawn as on its page, by its name and by its numbers', async () => {
      const id = idOf(type);
      const answers = await Promise.all(
        [type, ...numbersOf(definition), ...numbersOf(definition).map(String)].map((asked) =>
          render({ type: asked, id, value: {} }),
        ),
      );
      const status = definition.isPageOnly ? 400 : 200;
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status));
      if (definition.isPageOnly) return;
      const [html] = answers.map((answer) => answer.json<{ html: string }>().html);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      // A part of an item has nothing to show away from the page of one.
      expect(html !== '').toBe(definition.category !== 'item');
      expect(page.includes(`>${html}</div>`)).toBe(true);
    });
  },
);

test.each(
  Object.values(BlockType).filter((number) => !BLOCKS.some((one) => numbersOf(one).includes(number))),
)('the number %i, which no block has, is refused', async (number) => {
  const answer = await render({ type: number, id: idOf('heading'), value: {} });
  expect([answer.statusCode, answer.body]).toEqual([
    400,
    expect.stringContaining('There is no block of this type.'),
  ]);
});
