import { expect, test } from 'vitest';
import type { FieldSpec, FormValue } from '#core/forms/field.ts';
import { fieldOf } from '#core/forms/kinds/testing/check-value.ts';
import { RULES } from '#core/forms/kinds/rules.ts';
import { countOf, textIn } from '../kit/testing/draw-view.tsx';
import { renderToStaticMarkup } from '../kit/testing/render.tsx';
import { Field } from './field.tsx';
import { Area } from './inputs/area.tsx';
import { Choices } from './inputs/choices.tsx';
import { isNative, textOf } from './inputs/input.ts';
import { Line } from './inputs/line.tsx';
import { Parts } from './inputs/parts.tsx';
import { PickerButton } from './inputs/picker.tsx';
import { Scale } from './inputs/scale.tsx';
import { Sent } from './sent.tsx';

const draw = (field: FieldSpec, more: { value?: FormValue; error?: string; isShown?: boolean } = {}) =>
  renderToStaticMarkup(
    <Field field={field} base="b" value={more.value} error={more.error} isShown={more.isShown ?? true} />,
  );

test.each([
  ['text', '<label class="field-title"', undefined],
  ['radio', '<p class="field-title"', 'radiogroup'],
  ['checkbox', '<p class="field-title"', 'group'],
  ['address', '<p class="field-title"', 'group'],
  ['likert', '<p class="field-title"', 'group'],
] as const)('the title of a %s names all of its inputs', (type, title, role) => {
  const markup = draw(fieldOf(type, { options: ['One'] }));
  expect(markup).toContain(title);
  expect(markup.includes('aria-labelledby="b-f-title"')).toBe(role !== undefined);
  if (role) expect(markup).toContain(`role="${role}"`);
});

test('what is wrong and what it is about are told with the input', () => {
  const field = fieldOf('text', { description: 'As on your card', required: true });
  const markup = draw(field, { error: 'Field is required.' });
  expect(markup).toContain('aria-describedby="b-f-error b-f-about" aria-invalid="true"');
  expect(markup.indexOf('field-error')).toBeLessThan(markup.indexOf('field-title'));
  expect(draw(field)).toContain('aria-describedby="b-f-about"');
  expect(draw(fieldOf('text'))).not.toMatch(/aria-describedby|aria-invalid|field-required/);
});

test('a field that is not asked for now is marked, and never required by the browser', () => {
  const showWhen = { fieldId: 'other', is: 'yes' } as never;
  expect(draw(fieldOf('text'), { isShown: false })).toContain('data-hidden=""');
  expect(draw(fieldOf('text'))).not.toContain('data-hidden');
  expect([
    isNative(fieldOf('text')),
    isNative(fieldOf('text', { required: true })),
    isNative(fieldOf('text', { required: true, showWhen })),
  ]).toEqual([false, true, false]);
});

test('headings and hidden fields', () => {
  const heading = fieldOf('section', { title: 'Delivery', description: 'Where to?', underline: true });
  expect(textIn(draw(heading))).toBe('Delivery Where to?');
  expect(draw(heading)).toContain('data-underline');
  expect(draw(fieldOf('section'), { isShown: false })).toContain('data-hidden');
  expect(draw(fieldOf('hidden', { value: 'spring' }))).toBe('<input type="hidden" name="f" value="spring"/>');
});

const inputs = (
  type: 'text' | 'textarea' | 'radio' | 'checkbox' | 'phone' | 'likert' | 'currency',
  more: object = {},
  value?: FormValue,
) => {
  const field = fieldOf(type, more);
  const shared = { field, base: 'b', value, aria: {} };
  const { input } = RULES[type];
  switch (input.as) {
    case 'area':
      return renderToStaticMarkup(<Area {...shared} input={input} />);
    case 'radio':
    case 'checkbox':
      return renderToStaticMarkup(<Choices {...shared} input={input} />);
    case 'parts':
      return renderToStaticMarkup(<Parts {...shared} input={input} />);
    case 'scale':
      return renderToStaticMarkup(<Scale {...shared} input={input} />);
    case 'line':
      return renderToStaticMarkup(<Line {...shared} input={input} />);
    default:
      throw new Error(`${type} is drawn otherwise.`);
  }
};

test('a line keeps what was typed, and an amount stands behind its symbol', () => {
  expect(inputs('text', {}, 'Ada')).toContain('value="Ada"');
  expect(inputs('text', {}, ['Ada'])).toContain('value=""');
  expect(inputs('text')).not.toContain('field-currency');
  expect(textIn(inputs('currency', { currencySymbol: '€' }))).toBe('€');
  expect(textOf(undefined)).toBe('');
});

test('a long text counts its characters where they are limited', () => {
  expect(inputs('textarea')).not.toContain('field-counter');
  expect(inputs('textarea', { maxLength: 5 }, 'abc')).toMatch(/class="field-counter"[^>]*>[^<]*3/);
  expect(inputs('textarea', { maxLength: 5 }, 'abcdef')).toContain('class="field-counter error"');
  expect(inputs('textarea', { maxLength: 5 })).not.toContain(' maxlength=');
});

test.each([
  ['radio', 'Blue', { required: true }, 2],
  ['checkbox', ['Blue'], { required: true }, 0],
] as const)('of a %s what was chosen is chosen', (type, value, more, required) => {
  const markup = inputs(type, { options: ['Red', 'Blue'], labels: ['Rot', 'Blau'], ...more }, value);
  expect(textIn(markup)).toBe('Rot Blau');
  expect(countOf(markup, 'checked=""')).toBe(1);
  expect(/<input[^>]*checked=""[^>]*>/.exec(markup)?.[0]).toContain('value="Blue"');
  expect(countOf(markup, 'required=""')).toBe(required);
});

test('parts that only some fields ask for are not shown to others', () => {
  const plain = inputs('phone', { required: true }, ['', '555', '123', '4567']);
  const whole = inputs('phone', { required: true, showCountryCode: true });
  expect(countOf(whole, 'type="text"')).toBe(4);
  expect(countOf(plain, 'type="text"')).toBe(3);
  expect(plain).toMatch(/type="hidden" name="f\.Country"/);
  expect(plain).toContain('value="555"');
  expect(plain).toContain('inputMode="numeric"');
});

test('one input stands for all parts of a phone number, and both are kept by name', () => {
  const markup = inputs('phone', { required: true }, ['49', '89', '123', '4567']);
  const names = [...markup.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['f.whole', 'f.Country', 'f.Areacode', 'f.Prefix', 'f.Line']);
  expect(/<input[^>]*name="f\.whole"[^>]*>/.exec(markup)?.[0]).toContain('value="+49 89-123-4567"');
  // What is not shown cannot be asked for by the browser itself.
  expect(markup).not.toContain('required=""');
});

test('a question of a scale has one answer', () => {
  const markup = inputs('likert', { options: ['Good?', 'Fair?'] }, { 'Good?': '1' } as never);
  expect(countOf(markup, 'role="radiogroup"')).toBe(2);
  expect(countOf(markup, 'checked=""')).toBeLessThanOrEqual(1);
  expect(markup).toContain('name="f.0"');
  expect(markup).toContain('name="f.1"');
});

test('a picker says what it picks for', () => {
  const { input } = RULES.date;
  const picker = input.as === 'parts' ? input.picker : undefined;
  expect(picker && renderToStaticMarkup(<PickerButton picker={picker} title="Arrival" names={[]} />)).toMatch(
    /aria-label="[^"]+: Arrival"/,
  );
});

test('what is said after a form was sent', () => {
  const sent = (message: string) => renderToStaticMarkup(<Sent form={{ message, html: '' } as never} />);
  expect(textIn(sent('Thank you!'))).toBe('Thank you!');
  expect(sent('')).not.toContain('<p>');
});
