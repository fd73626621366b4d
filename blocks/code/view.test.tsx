import { describe, expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw } from '../kit/testing/draw.tsx';
import code from './block.ts';
import { MAX_CODE_LENGTH } from './fields.ts';

const SCRIPT = '<p>Mine</p><script>run()</script>';

test('an owner’s HTML stands on the published page as it was written', () => {
  expect(draw(code, { html: SCRIPT })).toBe(`<div class="code">${SCRIPT}</div>`);
});

test('as source it is shown and never run', () => {
  const shown =
    '<pre class="code-source" tabindex="0"><code>&lt;p&gt;Mine&lt;/p&gt;&lt;script&gt;run()&lt;/script&gt;</code></pre>';
  expect(draw(code, { html: SCRIPT, mode: 'show' })).toBe(shown);
  expect(draw(code, { html: SCRIPT, mode: 'show' }, { isEditing: true })).toBe(shown);
});

describe('in the editor', () => {
  test.each([
    [SCRIPT, 'Runs on the published page'],
    ['', 'Nothing written yet'],
  ])('%j is only named', (html, words) => {
    const markup = draw(code, { html }, { isEditing: true });
    expect(markup).toContain('<strong>Code</strong>');
    expect(markup).toContain(words);
    expect(markup).not.toContain('<script');
  });
});

test('nothing written leaves nothing on the page', () => {
  expect(draw(code, { html: '  \n' })).toBe('');
});

test('it has a limit', () => {
  const check = (length: number) => checkWith(code.fields, { html: 'x'.repeat(length) }).ok;
  expect(MAX_CODE_LENGTH).toBe(50_000);
  expect([check(MAX_CODE_LENGTH), check(MAX_CODE_LENGTH + 1)]).toEqual([true, false]);
});
