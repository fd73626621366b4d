import { expect, test } from 'vitest';
import { draw, PICTURE } from '../kit/testing/draw.tsx';
import timeline from './block.ts';

test('entries come in order, with what they have', () => {
  const markup = draw(timeline, {
    entries: [{ when: '1954' }, { title: 'Later', words: 'Rye.', image: PICTURE }, { words: 'Lost.' }],
    level: 4,
  });
  expect(markup.match(/<li>/g)).toHaveLength(2);
  expect(markup.indexOf('1954')).toBeLessThan(markup.indexOf('Later'));
  expect(markup).toContain('<h4 class="timeline-title">Later</h4>');
  expect(markup).toContain('alt="A jar"');
  expect(markup).not.toContain('Lost.');
});

test('a row can be pushed along by keyboard', () => {
  expect(draw(timeline, { entries: [{ when: 'Noon' }], look: 'row' })).toContain('tabindex="0"');
});

test('no entries are nothing', () => {
  expect(draw(timeline, { entries: [] })).toBe('');
  expect(draw(timeline, { entries: [{ when: ' ' }] })).toBe('');
});
