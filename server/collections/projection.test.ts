import { expect, test } from 'vitest';
import { blockOf } from '#blocks/index.ts';
import { makeDocuments } from '#core/content/documents.ts';
import { fromText } from '#core/rich-text/from-text.ts';
import { projectItem } from './projection.ts';

const documents = makeDocuments(blockOf);
const project = (body: object) => projectItem(documents, { title: 'Salt', ...body });

test('a term counts once, however it is written, and an author is one', () => {
  const { terms } = project({ tags: ['Old Salt', 'old salt', 'Sea'], categories: ['Sea'], author: ' Dan ' });
  expect(terms.map(({ taxonomy, slug }) => `${taxonomy}:${slug}`)).toEqual([
    'tag:old-salt',
    'tag:sea',
    'category:sea',
    'author:dan',
  ]);
  expect(project({ author: ' ' }).terms).toEqual([]);
  expect(project({ author: ' Dan ' }).card.author).toBe('Dan');
});

test('lists carry what they show, and no long texts', () => {
  const { card, isIndexed, isFeatured } = project({
    noIndex: true,
    featured: true,
    custom: { time: 20, story: fromText('Long.') },
  });
  expect([isIndexed, isFeatured]).toEqual([false, true]);
  expect(card.custom).toEqual({ time: 20 });
  for (const name of ['isDecorative', 'clickThrough', 'duration', 'chapter'])
    expect(card).not.toHaveProperty(name);
  expect(project({ chapter: ' Basics ', duration: '3:10', isDecorative: true }).card).toMatchObject({
    chapter: 'Basics',
    duration: '3:10',
    isDecorative: true,
  });
});
