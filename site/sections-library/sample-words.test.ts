import { expect, test } from 'vitest';
import { SECTION_DESIGNS } from './index.ts';
import { SAMPLE_WORDS } from './sample-words.ts';

const DESIGNED = JSON.stringify(SECTION_DESIGNS);

test('samples are sentences that a design says', () => {
  expect(SAMPLE_WORDS.size).toBeGreaterThan(100);
  for (const words of SAMPLE_WORDS) {
    expect(words.length).toBeGreaterThanOrEqual(20);
    expect(words).toContain(' ');
    expect(words).not.toMatch(/^(?:text|picture):/);
  }
});

test('what anybody would write is none', () => {
  expect(DESIGNED).toContain('"Find us"');
  expect(SAMPLE_WORDS.has('Find us')).toBe(false);
});

test('rich text counts by its words, without its marks', () => {
  expect([...SAMPLE_WORDS].some((words) => words.includes('**'))).toBe(false);
});
