import { describe, expect, test } from 'vitest';
import { fromText } from '#core/rich-text/from-text.ts';
import { wordsIn } from '#core/words/wording.ts';
import { PICTURE } from './kit/testing/draw.tsx';
import { countOf, dataIn, drawerOf, textIn } from './kit/testing/draw-view.tsx';
import { WordsContext } from './kit/words.ts';
import { renderToStaticMarkup } from './kit/testing/render.tsx';
import { fields as faqFields } from './faq/fields.ts';
import { isAnswered } from './faq/questions.ts';
import { FaqView } from './faq/view.tsx';
import { fields as filesFields } from './files/fields.ts';
import { FilesView } from './files/view.tsx';
import { fields as quotesFields } from './quotes/fields.ts';
import { QuotesView } from './quotes/view.tsx';
import { fields as ratingFields } from './rating/fields.ts';
import { RatingView } from './rating/view.tsx';
import { fields as sizeFields } from './size-table/fields.ts';
import { SizeTableView } from './size-table/view.tsx';
import { fields as snippetFields } from './snippet/fields.ts';
import { SnippetView } from './snippet/view.tsx';
import { fields as tableFields } from './table/fields.ts';
import { TableView } from './table/view.tsx';
import { fields as tabsFields } from './tabs/fields.ts';
import { TabsView } from './tabs/view.tsx';
import { fields as testimonialFields } from './testimonial/fields.ts';
import { TestimonialView } from './testimonial/view.tsx';
import { fields as timelineFields } from './timeline/fields.ts';
import { TimelineView } from './timeline/view.tsx';

const EDITING = { isEditing: true };
const inGerman = (element: React.ReactNode) =>
  renderToStaticMarkup(<WordsContext value={wordsIn('de')}>{element}</WordsContext>);

describe('faq', () => {
  const draw = drawerOf({ fields: faqFields, View: FaqView });
  const questions = [
    { question: 'Open?', answer: fromText('Daily.') },
    { question: 'Where?', answer: fromText('') },
    { question: ' ', answer: fromText('Lost.') },
  ];
  test('a question is shown with its answer, or not at all', () => {
    expect(questions.map((each) => isAnswered(each))).toEqual([true, false, false]);
    expect(textIn(draw({ questions }))).toBe('Open? Daily.');
    expect(countOf(draw({ questions }, {}, EDITING), 'faq-entry')).toBe(3);
  });
  test.each([
    [{ look: 'fold' }, 1, 0],
    [{ look: 'fold', oneAtATime: true }, 1, 1],
    [{ look: 'open', oneAtATime: true }, 0, 0],
  ])('%j', (values, folded, named) => {
    const markup = draw({ questions, ...values });
    expect([countOf(markup, '<details'), countOf(markup, 'name="faq-')]).toEqual([folded, named]);
  });
  test('search engines read what visitors read', () => {
    expect(dataIn(draw({ questions }))).toMatchObject({
      mainEntity: [{ name: 'Open?', acceptedAnswer: { text: 'Daily.' } }],
    });
    expect(dataIn(draw({ questions }, {}, EDITING))).toBeUndefined();
  });
});

describe('testimonial', () => {
  const draw = drawerOf({ fields: testimonialFields, View: TestimonialView });
  test.each([
    [{ text: 'Good.\n\nVery.' }, 'Good. Very.', 2],
    [{ text: 'Good.', name: 'Ada' }, 'Good. Ada', 1],
    [{ text: 'Good.', role: 'Baker' }, 'Good. Baker', 1],
  ])('%j', (values, words, paragraphs) => {
    const markup = draw(values);
    expect(textIn(markup)).toBe(words);
    expect(countOf(markup, '<p>')).toBe(paragraphs);
  });
  test('nobody is named by an empty line, and no stars are not none of five', () => {
    expect(draw({ text: 'Good.' })).not.toContain('figcaption');
    expect(draw({ text: 'Good.' })).not.toContain('class="stars"');
    expect(draw({ text: 'Good.', stars: 0 })).toContain('class="stars"');
    expect(draw({ image: PICTURE, look: 'picture' })).toContain('90vw');
    expect(draw({ image: PICTURE })).toContain('sizes="64px"');
  });
});

describe('rating', () => {
  const draw = drawerOf({ fields: ratingFields, View: RatingView });
  test.each([
    [{ stars: 4.5 }, '4.5'],
    [{ stars: 4.5, count: 1 }, '4.5 1 review'],
    [{ stars: 4, count: 1200, words: 'on Google' }, '4 1,200 reviews on Google'],
    [{ stars: 4, words: 'on Google' }, '4 on Google'],
  ])('%j', (values, words) => {
    expect(textIn(draw(values))).toBe(words);
  });
  test('in the language of the page', () => {
    const values = ratingFields.read({ count: 2 });
    expect(inGerman(<RatingView id="a" values={values} isEditing={false} />)).toContain('2 Bewertungen');
    const row = timelineFields.read({ look: 'row', entries: [{ when: '1998' }] });
    expect(inGerman(<TimelineView id="a" values={row} isEditing={false} />)).toContain(
      'aria-label="Zeitleiste"',
    );
  });
});

describe('files', () => {
  const draw = drawerOf({ fields: filesFields, View: FilesView });
  test('each by its kind and its name', () => {
    const files = [
      { file: '/s/price-list.pdf', title: 'Prices', note: 'Valid in May' },
      { file: '/s/price-list.pdf' },
      { file: '' },
      { file: '/s/README' },
    ];
    expect(textIn(draw({ files }))).toBe('PDF Prices Valid in May PDF price-list.pdf File README');
  });
});

describe('quotes', () => {
  const draw = drawerOf({ fields: quotesFields, View: QuotesView });
  const quotes = [
    { text: 'Good.', source: 'Ada' },
    { text: ' ', source: 'Nobody' },
  ];
  test('what says nothing is left out, and the row has a name', () => {
    expect(textIn(draw({ quotes }))).toBe('Good. Ada');
    expect(draw({ quotes, label: 'Voices' })).toContain('aria-label="Voices"');
    expect(draw({ quotes, perView: 3 })).toContain('--per-view:3');
    expect(countOf(draw({ quotes }, {}, EDITING), '<figure')).toBe(2);
  });
});

describe('tabs', () => {
  const draw = drawerOf({ fields: tabsFields, View: TabsView });
  const items = [
    { title: '', text: fromText('Lost.') },
    { title: 'One', text: fromText('First.') },
    { title: 'Two', text: fromText('Second.') },
  ];
  test('the first that is shown is open, and each belongs to its words', () => {
    const markup = draw({ items });
    expect(textIn(markup)).toBe('One First. Two Second.');
    expect(countOf(markup, 'checked=""')).toBe(1);
    expect(markup.indexOf('checked')).toBeLessThan(markup.indexOf('>One<'));
    const [, id] = /aria-controls="(tab-[^"]*)"/.exec(markup) ?? [];
    expect(markup).toContain(`id="${id}"`);
  });
  test('in the editor the untitled one is there to be named', () => {
    expect(draw({ items }, {}, EDITING)).toContain('data-edit="items.0.title"');
  });
});

describe('table', () => {
  const draw = drawerOf({ fields: tableFields, View: TableView });
  const data = {
    columns: ['', 'Weight'],
    rows: [
      ['Rye', '500 g', 'x'],
      ['Salt', '1,5 g'],
    ],
  };
  test('rows are as long as the longest, and a header without words is no header', () => {
    const markup = draw({ data, caption: 'Flour' });
    expect(countOf(markup, '<td></td>')).toBe(3);
    expect(countOf(markup, '<th scope="row"')).toBe(2);
    expect(countOf(markup, '<th scope="col"')).toBe(1);
    expect(markup).toContain('<caption>Flour</caption>');
    expect(markup).toContain('aria-label="Flour"');
    expect(draw({ data, hasRowNames: false })).not.toContain('scope="row"');
    expect(draw({ data: { columns: ['', ''], rows: [['a', 'b']] } })).not.toContain('<thead');
  });
  test.each([
    [['500', '1.5'], true],
    [['€ 500', '7 kg'], true],
    [['500', 'none'], false],
    [['', ''], false],
    [['500', ''], true],
    [['-3', '4'], true],
  ])('%j are figures: %s', (cells, isNumber) => {
    const rows = cells.map((cell) => ['Rye', cell]);
    expect(draw({ data: { columns: ['a', 'b'], rows } }).includes('<th scope="col" data-number="">')).toBe(
      isNumber,
    );
  });
});

describe('size table', () => {
  const draw = drawerOf({ fields: sizeFields, View: SizeTableView });
  test('what is a measure stands there in both units', () => {
    const data = {
      columns: ['Size', 'Chest'],
      rows: [
        ['S', '2.54'],
        ['M', 'Ask'],
      ],
    };
    expect(textIn(draw({ data, unit: 'cm', caption: 'Shirt', note: 'Flat.' }))).toMatch(
      /Shirt Size Chest S 2\.5.? cm 1 in M Ask Flat\.$/,
    );
    expect(draw({ data, unit: 'in' })).toMatch(/checked="" value="in"|value="in" checked=""/);
  });
});

describe('snippet', () => {
  const draw = drawerOf({ fields: snippetFields, View: SnippetView });
  test('lines keep their places, and what follows the last is dropped', () => {
    const source = 'a\n\nb\n\n';
    expect(draw({ source })).toContain('<code>a\n\nb</code>');
    expect(countOf(draw({ source, hasNumbers: true }), 'snippet-line')).toBe(3);
    expect(draw({ source, hasNumbers: true })).toContain('data-line="3">b\n');
  });
  test.each([
    [{ file: 'a.ts', language: 'TypeScript' }, 'aria-label="a.ts, TypeScript"'],
    [{ language: 'Rust' }, 'aria-label="Rust"'],
    [{}, 'aria-label="Code"'],
  ])('%j', (values, name) => {
    expect(draw({ source: 'a', ...values })).toContain(name);
    expect(draw({ source: 'a', ...values }).includes('figcaption')).toBe('language' in values);
  });
});
