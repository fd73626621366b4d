import { expect, test } from 'vitest';
import { draw, PICTURE } from '../kit/testing/draw.tsx';
import index from './block.ts';

test('a row per entry, its title the link', () => {
  const entries = [
    { title: 'House', note: 'Two stairs', meta: '2024', link: { href: '/house' }, picture: PICTURE },
    { title: 'Barn' },
  ];
  const markup = draw(index, { entries });
  expect(markup).toMatch(/^<ul class="index" data-pictures="">/);
  expect(markup).toMatch(/<li class="index-entry"><div class="index-picture"><img[^>]+><\/div><div/);
  expect(markup).toContain(
    '<div class="index-row"><p class="index-title"><a href="/house">House</a></p>' +
      '<p class="index-note">Two stairs</p><p class="index-meta">2024</p></div>',
  );
  expect(markup).toContain(
    '<li class="index-entry"><div class="index-row"><p class="index-title">Barn</p></div></li>',
  );
});

test('a numbered index is an ordered list; one without pictures keeps no room for them', () => {
  expect(draw(index, { entries: [{ title: 'One' }], numbered: true })).toMatch(/^<ol class="index">/);
});

test('an empty one asks for entries in the editor alone', () => {
  expect(draw(index, {}, { isEditing: true })).toContain('No entries yet');
  expect(draw(index)).toBe('');
});
