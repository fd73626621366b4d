import { expect, test } from 'vitest';
import { sectionStyle } from '#core/page/stored/fields.ts';
import { useApp } from '../testing/app.ts';
import { makeSavedSectionArchive } from './archive.ts';

const kit = useApp();
const PATH = '/api/content/saved-sections';

const SECTION = {
  id: 'a'.repeat(24),
  style: sectionStyle.initial,
  blocks: [
    {
      id: 'b'.repeat(24),
      type: 'heading',
      values: { text: 'Kept' },
      place: { base: { column: 1, span: 24, row: 1, rows: 1 } },
      animation: 'none',
    },
  ],
};

test('a section is saved, listed by name, renamed and deleted', async () => {
  const site = await kit.aSite();
  const as = site.owner;
  const names = async () =>
    ((await kit.call('GET', PATH, { as })).json() as { sections: { name: string }[] }).sections.map(
      ({ name }) => name,
    );
  const made = await kit.call('POST', PATH, { as, body: { name: ' Opening ', section: SECTION } });
  expect(made.status, made.body).toBe(200);
  await kit.call('POST', PATH, { as, body: { name: 'banner', section: SECTION } });
  expect(await names()).toEqual(['banner', 'Opening']);
  const id = String(made.json().id);
  await kit.call('PUT', `${PATH}/${id}`, { as, body: { name: 'Arrival' } });
  expect(await names()).toEqual(['Arrival', 'banner']);
  await kit.call('DELETE', `${PATH}/${id}`, { as });
  expect(await names()).toEqual(['banner']);
  expect((await kit.call('DELETE', `${PATH}/${id}`, { as })).status).toBe(404);
});

test.each([
  ['no name', { name: '  ', section: SECTION }],
  [
    'a block nobody knows',
    { name: 'A', section: { ...SECTION, blocks: [{ ...SECTION.blocks[0], type: 'x' }] } },
  ],
  ['no section', { name: 'A', section: { blocks: 'none' } }],
])('%s is refused', async (_, body) => {
  const site = await kit.aSite();
  expect((await kit.call('POST', PATH, { as: site.owner, body })).status).toBe(400);
});

test('it belongs to its site, and goes along in an archive', async () => {
  const [site, other] = [await kit.aSite(), await kit.aSite()];
  const made = await kit.call('POST', PATH, { as: site.owner, body: { name: 'Mine', section: SECTION } });
  const id = String(made.json().id);
  expect((await kit.call('DELETE', `${PATH}/${id}`, { as: other.owner })).status).toBe(404);
  const archive = makeSavedSectionArchive({ db: kit.db });
  const packed: unknown = JSON.parse(JSON.stringify(await archive.archived(site.id)));
  expect(await archive.takeArchived(other.id, packed)).toBe(1);
  expect(await archive.takeArchived(other.id, packed)).toBe(1);
  const listed = await kit.call('GET', PATH, { as: other.owner });
  expect(listed.json().sections).toMatchObject([{ id, name: 'Mine', section: { blocks: SECTION.blocks } }]);
});
