import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BLOCKS, blockOf } from '#blocks/index.ts';
import { makeDocuments } from '#core/content/documents.ts';
import { checkWith, type ImageValue } from '#core/fields/index.ts';
import { instantiate } from '../instantiate.ts';
import showcase from './template.ts';

const pictures = new Map<string, ImageValue>(
  showcase.pictures.map(({ name, alt, width, height, focalPoint }) => [
    name,
    { src: `/images/${'a'.repeat(24)}/${name}.jpg`, alt, width, height, focalPoint },
  ]),
);
let made = 0;
const newId = () => String((made += 1)).padStart(24, '0');
const created = instantiate(showcase, pictures, newId, new Date(0));
const documents = makeDocuments(blockOf);
const paths = new Set([...showcase.pages, ...showcase.collections].map(({ path }) => path));

test.each(
  created.map(
    (document) =>
      [`${document.kind} ${JSON.stringify(document.body.path ?? document.key)}`, document] as const,
  ),
)('%s is a document without a mistake', (_, { kind, key, body }) => {
  const fields = documents.fieldsOf(kind, key);
  expect(fields && checkWith(fields, body)).toMatchObject({ ok: true });
});

test.each(BLOCKS.map(({ type }) => type))('the block %s has its page, and stands on it', (type) => {
  const page = showcase.pages.find(({ path }) => path === `/blocks/${type}`);
  expect(page?.sections.flatMap(({ blocks }) => blocks.map((block) => block.type))).toContain(type);
});

test('every link of the menu and the index leads to a page', () => {
  const menu = showcase.navigation.flatMap((item) => [item, ...('children' in item ? item.children : [])]);
  for (const { to } of menu.filter(({ to }) => to !== '')) expect(paths).toContain(to);
  const links = JSON.stringify(showcase.pages).matchAll(/"href":"(\/[^"]*)"/g);
  for (const [, href] of links) expect(paths).toContain(href);
});

describe('pictures', () => {
  test.each(showcase.pictures.map(({ file }) => file))('%s is light enough', (file) => {
    expect(statSync(join(import.meta.dirname, file)).size).toBeLessThan(150 * 1024);
  });
});
