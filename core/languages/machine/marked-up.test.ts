import { expect, test } from 'vitest';
import { isSame } from '../../same.ts';
import type { RichText } from '../../rich-text/document.ts';
import type { TextValue } from '../texts.ts';
import { markUp } from './marked-up.ts';

const bold = [{ type: 'bold' as const }];
const rich: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Our kitchen' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Open ' },
        { type: 'text', text: 'every day', marks: bold },
        { type: 'hardBreak' },
        { type: 'text', text: 'until ten & later.' },
      ],
    },
    { type: 'paragraph', content: [{ type: 'text', text: '—' }] },
  ],
};

const TERMS = [
  { term: 'Osteria', translation: '' },
  { term: 'set menu', translation: 'Menü' },
];

const upper = (line: string) => line.replaceAll(/(?<=^|>)[^<]+/g, (words) => words.toUpperCase());

test.each<[string, TextValue, readonly string[]]>([
  ['a plain text', 'Fish & chips <today>', ['Fish &amp; chips &lt;today&gt;']],
  [
    'a formatted text, paragraph by paragraph',
    rich,
    ['Our kitchen', 'Open <g id="3">every day</g><x id="4"></x>until ten &amp; later.'],
  ],
  ['an argument', 'Hello {name}, welcome', ['Hello <x id="k1">{name}</x>, welcome']],
  [
    'a plural as a whole',
    'You have {count, plural, one {# item} other {# items}}.',
    ['You have <x id="k1">{count, plural, one {# item} other {# items}}</x>.'],
  ],
  ['a brace that nobody closes', 'A smile :{ here', ['A smile :{ here']],
  [
    'addresses',
    'Write to ada@example.com or see https://example.com/a.',
    ['Write to <x id="k1">ada@example.com</x> or see <x id="k2">https://example.com/a</x>.'],
  ],
  [
    'terms of the glossary, in the words of the site',
    'The set menu at the Osteria',
    ['The <x id="k1">Menü</x> at the <x id="k2">Osteria</x>'],
  ],
  ['a term as it is written here', 'The OSTERIA at noon', ['The <x id="k1">OSTERIA</x> at noon']],
  [
    'an argument behind a term, and one that comes first',
    '{name}: the Osteria of {place}',
    ['<x id="k1">{name}</x>: the <x id="k2">Osteria</x> of <x id="k3">{place}</x>'],
  ],
  [
    'an address that holds a term',
    'Write to ada@osteria.example today',
    ['Write to <x id="k1">ada@osteria.example</x> today'],
  ],
  [
    'an address that begins with a term',
    'osteria@mill.example answers',
    ['<x id="k1">osteria@mill.example</x> answers'],
  ],
  ['nothing that is only a term', 'Osteria', []],
  ['nothing without words', '12 · 14', []],
  ['the space around', '  Hello ', ['Hello']],
])('%s', (_, source, lines) => {
  const marked = markUp(source, TERMS);
  expect(marked.lines).toEqual(lines);
  // What comes back as it went is the text itself, but for the terms.
  const back = marked.read(marked.lines);
  if (lines.every((line) => !line.includes('Menü'))) expect(isSame(back, source)).toBe(true);
});

test('a translation keeps formatting, arguments and the space around', () => {
  expect(markUp(' Hello {name} ', []).read(['{name}, hallo!'])).toBeUndefined();
  expect(markUp(' Hello {name} ', []).read(['<x id="k1">{Name}</x>, hallo!'])).toBe(' {name}, hallo! ');
  const marked = markUp(rich, TERMS);
  const said = marked.read(marked.lines.map(upper)) as RichText;
  expect(JSON.stringify(said)).toContain('"text":"EVERY DAY","marks":[{"type":"bold"}]');
  expect(JSON.stringify(said)).toContain('UNTIL TEN & LATER.');
});

test('a text that is a term needs no machine', () => {
  expect(markUp('Set menu', TERMS).lines).toEqual([]);
  expect(markUp('Set menu', TERMS).read([])).toBe('Menü');
});

test('terms stand in a translation as the glossary says them', () => {
  const marked = markUp('The set menu at the Osteria', TERMS);
  expect(marked.read(['Das <x id="k1">Gedeck</x> in der <x id="k2"/>'])).toBe('Das Menü in der Osteria');
});

test.each([
  ['a lost argument', 'Hallo'],
  ['an argument twice', '<x id="k1"></x> <x id="k1"></x> hallo <g id="1">du</g>'],
  ['a lost mark', 'Hallo <x id="k1"></x> du'],
  ['a mark that is not closed', 'Hallo <x id="k1"></x> <g id="1">du'],
  ['a code nobody sent', 'Hallo <x id="k1"></x> <g id="1">du</g> <g id="9">!</g>'],
  ['markup of its own', '<script>Hallo</script> <x id="k1"></x> <g id="1">du</g>'],
  ['a mark without a number', 'Hallo <x id="k1"></x> <g>du</g>'],
  ['a mark within what is kept', 'Hallo <x id="k1"><g id="1">du</g></x>'],
  ['nothing', ''],
  ['no words left', '<x id="k1"></x> <g id="1"></g>'],
])('%s is refused', (_, answer) => {
  const source = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Hello {name} ' },
          { type: 'text', text: 'you', marks: bold },
        ],
      },
    ],
  } as RichText;
  // The paragraph is the first code.
  const good = 'Hallo <x id="k1"></x> <g id="2">du</g>';
  expect(markUp(source, []).read([good])).toBeDefined();
  expect(markUp(source, []).read([answer.replaceAll('id="1"', 'id="2"')])).toBeUndefined();
  expect(markUp(source, []).read([good, good])).toBeUndefined();
});

test.each([
  ['&#72;allo', 'Hallo'],
  ['&#x48;all&#x6F;', 'Hallo'],
  ['A &amp; B &LT; C &gt; D', 'A & B < C > D'],
  ['&quot;ja&quot;, &apos;nein&apos;', '"ja", \'nein\''],
  ['H&auml;llo', 'H&auml;llo'],
  ['Eins&#1;zwei', 'Eins\u0001zwei'],
  ['Eins&#0;zwei', 'Eins&#0;zwei'],
  ['Eins &#x10FFFF; zwei', 'Eins \u{10FFFF} zwei'],
  ['Eins &#x110000; zwei', 'Eins &#x110000; zwei'],
])('%s comes back as %s', (answer, text) => {
  expect(markUp('Hello', []).read([answer])).toBe(text);
});
