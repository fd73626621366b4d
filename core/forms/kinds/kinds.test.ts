import { describe, expect, test } from 'vitest';
import { CHARACTER_LIMIT_EXCEEDED } from '../../messages/form-fields.ts';
import { fromCsv, toCsv } from '../../text/csv.ts';
import { formField } from '../document.ts';
import { fieldSpec } from '../public-form.ts';
import type { Sent } from '../shapes/rules.ts';
import type { FieldKind, FieldSpec, FormValue } from '../field.ts';
import { answersOf, summarize } from '../summary.ts';
import { validateForm } from '../validate.ts';
import { readValues } from '../values.ts';
import { FIELD_KINDS, KINDS, kindOf, optionNames } from './kinds.ts';
import { hasValue } from './rules.ts';
import { ASKED, EVERY_KIND, postedEntries, sampleIn } from './testing/every-kind.ts';
import { SAY } from './testing/check-value.ts';

const fields = EVERY_KIND.map(fieldSpec);

/** What stands in the inputs, as a form hands it out. */
function posted(field: FieldSpec, value: FormValue): Sent['entries'] {
  const sent = postedEntries(field, value);
  return { getAll: (name) => sent.filter(([key]) => key === name).map(([, text]) => text) };
}

describe.each(ASKED.map((field) => [field.type, field] as const))('%s', (type, field) => {
  const sample = sampleIn(field);

  test('its sample would be accepted, and is what is kept', () => {
    expect(validateForm([field], { [type]: sample }, SAY)).toEqual({
      errors: {},
      values: { [type]: sample },
    });
  });

  test('posted by a page without scripts it is the same as sent by a script', () => {
    const read = readValues([field], posted(field, sample), new URLSearchParams('utm=spring'));
    expect(read).toEqual({ [type]: sample });
    expect(validateForm([field], JSON.parse(JSON.stringify(read)) as typeof read, SAY).values).toEqual(read);
  });

  test('its sample reads as one text, which a table keeps', () => {
    const [summary] = summarize(answersOf([field], { [type]: sample }));
    expect(summary).toMatchObject({ id: type, type, rawTitle: `My ${type}` });
    expect(summary?.value).not.toBe('');
    const [[cell = ''] = []] = fromCsv(toCsv([[summary?.value ?? '']]));
    // What a spreadsheet would run begins with an apostrophe.
    expect(cell.replace(/^'/, '')).toBe(summary?.value);
  });

  test('empty it is refused where it is required, and fine where it is not', () => {
    if (KINDS[type].isUnasked) return;
    const empty = readValues([field], { getAll: () => [] }, new URLSearchParams());
    for (const sent of [empty, {}, { [type]: null }]) {
      expect(validateForm([field], sent, SAY).errors).toEqual({ [type]: `My ${type} is required.` });
      expect(validateForm([{ ...field, required: false }], sent, SAY).errors).toEqual({});
    }
  });

  test.each([7, true, [1], [[]], { a: 1 }, { One: 7 }])('%j is no value of it', (wrong) => {
    expect(validateForm([field], { [type]: wrong }, SAY).errors[type]).toBeDefined();
  });

  test('what is far too long is refused', () => {
    const long = 'x'.repeat(60_000);
    const value: FormValue =
      typeof sample === 'string' ? long : Array.isArray(sample) ? sample.map(() => long) : { One: [long] };
    const { errors } = validateForm([field], { [type]: value }, SAY);
    if (type !== 'file') expect(errors[type]).toBeDefined();
    if (['text', 'textarea', 'password', 'hidden', 'name', 'address'].includes(type))
      expect(errors[type]).toBe(CHARACTER_LIMIT_EXCEEDED);
  });
});

test('headings hold no value', () => {
  const headings = fields.filter((field) => !hasValue(field));
  expect(headings.map(({ type }) => type)).toEqual(['section']);
  expect(readValues(headings, { getAll: () => ['x'] }, new URLSearchParams())).toEqual({});
  expect(validateForm(headings, { section: 'x' }, SAY)).toEqual({ errors: {}, values: {} });
});

describe('the form builder', () => {
  test('offers the kinds in this order', () => {
    expect(FIELD_KINDS).toEqual(
      (
        'text textarea email number website currency password twitter date time name address phone ' +
        'section radio checkbox select likert hidden file'
      ).split(' '),
    );
  });

  test('names every kind differently and draws each', () => {
    const all = Object.values(KINDS);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { icon } of all) expect(icon).toMatch(/^[Mm][\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/);
  });

  const TYPED = ['description', 'placeholder', 'required'];
  const PLAIN = ['description', 'required'];
  const CHOSEN = ['description', 'options', 'required'];
  test.each<[FieldKind, string[]]>([
    ['text', TYPED],
    ['textarea', [...TYPED, 'maxLength']],
    ['email', TYPED],
    ['number', TYPED],
    ['website', TYPED],
    ['currency', ['description', 'currencySymbol', 'required']],
    ['password', PLAIN],
    ['twitter', PLAIN],
    ['date', PLAIN],
    ['time', PLAIN],
    ['name', PLAIN],
    ['address', PLAIN],
    ['phone', ['description', 'required', 'showCountryCode']],
    ['section', ['description', 'underline']],
    ['radio', CHOSEN],
    ['checkbox', CHOSEN],
    ['select', CHOSEN],
    ['likert', CHOSEN],
    ['hidden', ['key', 'value']],
    ['file', ['description', 'required', 'fileTypes', 'maxFileMb']],
  ])('%s has %j', (type, names) => expect(optionNames(type, { formHandler: true })).toEqual(names));

  test('long texts are limited with the form handler only', () => {
    expect(optionNames('textarea', { formHandler: false })).toEqual(TYPED);
  });

  test('options of one name are stored alike, whichever kind has them', () => {
    for (const { options } of Object.values(KINDS))
      for (const [name, option] of Object.entries(options))
        expect([name, option.initial]).toEqual([
          name,
          formField.initial[name as keyof typeof formField.initial],
        ]);
  });

  test.each(FIELD_KINDS)('%s goes to visitors with its own options alone', (type) => {
    const spec = fieldSpec({
      ...formField.initial,
      id: 'f',
      type,
      title: 'F',
      description: 'D',
      required: true,
    });
    const known = ['id', 'type', 'title', ...Object.keys(KINDS[type].options)];
    expect(Object.keys(spec).filter((name) => !known.includes(name))).toEqual([]);
  });
});

test('a kind of a newer version is none here', () => {
  expect([kindOf('hologram'), kindOf('__proto__'), kindOf('text')?.name]).toEqual([
    undefined,
    undefined,
    'Text',
  ]);
});
