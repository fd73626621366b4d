import { expect, test } from 'vitest';
import { sectionStyle } from '#core/page/stored/fields.ts';
import { aPicture, useFiles } from '../assets/testing/files.ts';
import { useApp } from '../testing/app.ts';
import { makeSavedSectionArchive } from './archive.ts';

const kit = useApp();
const files = useFiles(kit);
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

test('a file in a saved section is not deleted unasked, and a new version of it is taken over', async () => {
  const site = await kit.aSite();
  const as = site.owner;
  const picture = await files.added(site, 'jar.jpg', await aPicture());
  const { src, alt, width, height, focalPoint, blur } = picture;
  const image = {
    ...SECTION.blocks[0],
    type: 'image',
    values: { image: { src, alt, width, height, focalPoint, blur } },
  };
  const saved = await kit.call('POST', PATH, {
    as,
    body: { name: 'Jars', section: { ...SECTION, blocks: [image] } },
  });
  expect(saved.status, saved.body).toBe(200);
  const remove = () => kit.call('POST', '/api/assets/delete', { as, body: { ids: [picture.id] } });
  expect((await remove()).json()).toMatchObject({
    errorKey: 'assetInUse',
    uses: [{ kind: 'savedSection', documentId: saved.json().id, title: 'Jars' }],
  });
  const next = await files.added(site, 'jar.jpg', await aPicture({ width: 40, height: 30 }), {
    replaces: picture.id,
  });
  const listed = await kit.call('GET', PATH, { as });
  expect([next.src === src, listed.body.includes(next.src), listed.body.includes(src)]).toEqual([
    false,
    true,
    false,
  ]);
  await kit.call('DELETE', `${PATH}/${String(saved.json().id)}`, { as });
  expect((await remove()).status).toBe(200);
});
