import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { collectionFields } from '#core/collections/collection.ts';
import {
  choice,
  colour,
  group,
  money,
  number,
  optionalNumber,
  reference,
  text,
  type Control,
} from '#core/fields/index.ts';
import { control as controlOf } from '#core/fields/field.ts';
import { moment } from '#core/fields/moment.ts';
import { galleryOptions } from '#core/gallery/fields.ts';
import { region, timeZone } from '#core/settings/locale.ts';
import { donationPagesQuery, memberAreasQuery } from '../account/shop.ts';
import { formOptionsQuery } from '../documents/form-options.ts';
import { documentsQuery } from '../documents/queries.ts';
import { ArrangedCollection } from './content/arranged-collection.ts';
import {
  DonationPageChoice,
  FormChoice,
  MailingListChoice,
  MemberAreaChoice,
} from './content/choice-controls.tsx';
import { ItemFieldChoice } from './content/item-field-choice.tsx';
import type { ControlProps } from './control/control.ts';
import { inOwnLanguage } from './control/in-own-language.ts';
import { RatioControl } from './gallery/ratio-control.tsx';
import { fitsInRow, ListRows } from './lists/list-rows.tsx';
import { AddressControl } from './text/address.tsx';
import { PathControl } from './text/path.tsx';
import { TermsContext, TermsControl } from './text/terms.tsx';
import { TextControl } from './text/text.tsx';
import { ChoiceControl } from './values/choice.tsx';
import { ColourControl } from './values/colour.tsx';
import { IconControl } from './values/icon.tsx';
import { fromLocal, MomentControl, toLocal } from './values/moment.tsx';
import { MoneyControl } from './values/money.tsx';
import { NumberControl } from './values/number.tsx';
import { RegionControl } from './values/region.tsx';
import { ResponsiveControl } from './values/responsive.tsx';
import { TimeZoneControl } from './values/time-zone.tsx';
import { TimeControl } from './values/time.tsx';

afterEach(() => void vi.unstubAllGlobals());

function render(element: ReactNode, fill: (client: QueryClient) => void = () => {}): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  fill(client);
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>{element}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

/** A control as a form draws it. */
function draw(
  View: unknown,
  control: Control,
  value: unknown,
  {
    error,
    fill,
    drawFields = () => null,
  }: { error?: string; fill?: (client: QueryClient) => void; drawFields?: ControlProps['drawFields'] } = {},
): string {
  const Drawn = View as ComponentType<ControlProps>;
  const props = {
    control,
    name: 'f',
    label: 'Field',
    value,
    values: {},
    error,
    errors: {},
    onChange: () => {},
    drawFields,
  };
  return render(<Drawn {...props} />, fill);
}
const options = (markup: string) =>
  [...markup.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
const selected = (markup: string) => /<option value="([^"]*)" selected/.exec(markup)?.[1];

describe('text', () => {
  test('is counted near the end of what fits', () => {
    const { control } = text({ max: 10, help: 'Short.' });
    expect(draw(TextControl, control, 'a'.repeat(8))).not.toMatch(/8 of 10|8\/10/);
    expect(draw(TextControl, control, 'a'.repeat(9))).toMatch(/9.*10/);
    expect(draw(TextControl, control, 'a')).toContain('Short.');
    expect(draw(TextControl, control, 7)).toContain('value=""');
  });
  test.each([
    [text({ max: 10 }), '<input', 'type="text"'],
    [text({ max: 10, lines: 3 }), '<textarea', 'spellcheck="true"'],
    [text({ max: 10, lines: 10 }), '<textarea', 'spellcheck="false"'],
  ])('has the lines it needs %#', (field, element, attribute) => {
    const markup = draw(TextControl, field.control, 'a').toLowerCase();
    expect(markup).toContain(element);
    if (element === '<textarea') expect(markup).toContain(attribute);
  });
  test('a secret is not shown', () => {
    const control = controlOf('text', {}, { max: 10, lines: 1, isSecret: true });
    expect(draw(TextControl, control, 'a')).toContain('type="password"');
    expect(draw(AddressControl, controlOf('address', {}, { max: 10, placeholder: 'https://' }), 7)).toContain(
      'value=""',
    );
  });
  test('an address of the site says at once what it cannot be', () => {
    vi.stubGlobal('location', { host: 'salt.test' });
    const control = controlOf('path', {});
    expect(draw(PathControl, control, '/about')).toContain('salt.test/about');
    expect(draw(PathControl, control, '/about')).not.toContain('aria-invalid="true"');
    expect(draw(PathControl, control, 'about us')).toContain('aria-invalid="true"');
    expect(draw(PathControl, control, '/about', { error: 'It is taken.' })).toContain('It is taken.');
  });
  test('terms are those of the item', () => {
    const control = controlOf('terms', {}, { taxonomy: 'tags', max: 50 });
    const Terms = (props: ControlProps<'terms'>) => (
      <TermsContext value={[{ taxonomy: 'tags', name: 'Sea' }]}>
        <TermsControl {...props} />
      </TermsContext>
    );
    expect(draw(Terms, control, ['Salt'])).toContain('Salt');
    expect(draw(Terms, control, 'Salt')).not.toContain('Salt');
  });
});

describe('choices', () => {
  test('few stand beside each other, long ones below, many in a list', () => {
    const of = (values: string[]) => draw(ChoiceControl, choice(values, values[0] ?? '').control, values[0]);
    expect(of(['left', 'right'])).toContain('data-orientation="horizontal"');
    expect(of(['aVeryLongNameOfAChoice', 'anotherOne'])).toContain('data-orientation="vertical"');
    expect(options(of(['a', 'b', 'c', 'd']))).toEqual(['a', 'b', 'c', 'd']);
  });
  test('what is offered no more is shown while it is chosen', () => {
    const control = controlOf(
      'choice',
      {},
      {
        values: ['a', 'b', 'c', 'd', 'e'],
        offered: ['a', 'b', 'c', 'd'],
      },
    );
    expect(options(draw(ChoiceControl, control, 'e'))).toContain('e');
    expect(options(draw(ChoiceControl, control, 'a'))).not.toContain('e');
  });
  test('values are said in words, names as they are', () => {
    const markup = draw(
      ChoiceControl,
      controlOf('choice', {}, { values: ['fillWindow', 'Inter', 3, 'x'], labels: { x: 'Marked' } }),
      3,
    );
    expect(markup).toMatch(/>Fill window<.*>Inter<.*>3<.*>Marked</);
    expect(selected(markup)).toBe('3');
  });
});

describe('values', () => {
  test.each([
    ['2026-11-15T09:30:00.000Z', true],
    ['', false],
    ['nonsense', false],
  ])('the moment %j', (value, isOne) => {
    expect(fromLocal(toLocal(value))).toBe(isOne ? value : '');
    expect(draw(MomentControl, moment({}).control, value).includes('value=""')).toBe(!isOne);
  });
  test('numbers, money, colours and times that are none are empty', () => {
    expect(draw(NumberControl, number({ min: 0, max: 9, initial: 1, unit: 'px' }).control, 4)).toContain(
      '4 px',
    );
    expect(draw(NumberControl, optionalNumber({ min: 0, max: 9, none: 'Not set' }).control, null)).toContain(
      'placeholder="Not set"',
    );
    expect(draw(MoneyControl, money().control, 123_456)).toContain('1,234.56');
    expect(draw(MoneyControl, money().control, 'x')).toContain('0.00');
    expect(draw(ColourControl, colour('#112233').control, '#445566')).toContain('#445566');
    expect(draw(TimeControl, controlOf('time', {}), '09:30')).toContain('value="09:30"');
    expect(draw(TimeControl, controlOf('time', {}), 9)).toContain('value=""');
  });
  test('a country, a zone and an icon are shown by their names', () => {
    expect(draw(RegionControl, region({}).control, 'DE')).toContain('value="Germany"');
    expect(draw(RegionControl, region({}).control, '')).toContain('value="None"');
    expect(draw(TimeZoneControl, timeZone({}).control, 'America/New_York')).toContain(
      'value="America/New York"',
    );
    expect(draw(TimeZoneControl, timeZone({}).control, 'Old/Name')).toContain('value="Old/Name"');
    expect(draw(IconControl, controlOf('icon', {}), 'badge-check')).toMatch(
      /aria-label="[^"]*: Badge check"/,
    );
    expect(draw(IconControl, controlOf('icon', {}), '')).not.toContain('<svg');
  });
  test('a shape is a usual one, an own one, or that of the picture', () => {
    const { control } = galleryOptions.imageAspectRatio;
    const shape = (value: unknown) => selected(draw(RatioControl, control, value));
    expect([shape('Auto'), shape(1.5), shape(1.777), shape(1.23)]).toEqual([
      'Auto',
      '1.5',
      String(16 / 9),
      'own',
    ]);
    expect(draw(RatioControl, control, 1.23)).toContain('1.23');
    for (const value of options(draw(RatioControl, control, 'Auto')).filter((each) => each !== 'own')) {
      const stored = value === 'Auto' ? value : Number(value);
      expect(galleryOptions.imageAspectRatio.read(stored)).toBe(stored);
    }
  });
  test('a value of its own for phones is offered, or taken back', () => {
    const drawn: string[] = [];
    const drawFields: ControlProps['drawFields'] = ({ controls }) => {
      drawn.push(...Object.keys(controls));
      return null;
    };
    const control = { ...controlOf('responsive', {}), item: text({ max: 5 }).control } as Control;
    const same = draw(ResponsiveControl, control, { base: 'a' }, { drawFields });
    expect(drawn.splice(0)).toEqual(['base']);
    const other = draw(ResponsiveControl, control, { base: 'a', phone: 'b' }, { drawFields });
    expect(drawn).toEqual(['base', 'phone']);
    expect(same).not.toBe(other);
    expect(draw(ResponsiveControl, controlOf('responsive', {}), {}, { drawFields })).not.toContain('<button');
  });
});

describe('references', () => {
  const { control } = reference('form', { label: 'Form' });
  const documents = [
    { id: '1', kind: 'form', key: 'contact', title: 'Contact', state: 'live' },
    { id: '2', kind: 'form', key: 'old', title: 'Old', state: 'deleted' },
    { id: '3', kind: 'page', key: null, title: 'Home', path: '/', state: 'live' },
  ];
  const known = (client: QueryClient) => client.setQueryData(documentsQuery.queryKey, documents as never);
  test('of the forms those that are there, and what is gone is said to be', () => {
    expect(options(draw(FormChoice, control, 'contact', { fill: known }))).toEqual(['', 'contact']);
    expect(selected(draw(FormChoice, control, 'contact', { fill: known }))).toBe('contact');
    expect(draw(FormChoice, control, 'old', { fill: known })).toContain('aria-invalid="true"');
    expect(draw(FormChoice, control, 'old')).not.toContain('aria-invalid="true"');
  });
  test('without a list there is the way to make one; with some, one has to be chosen', () => {
    const lists = (all: object[]) => (client: QueryClient) =>
      client.setQueryData(formOptionsQuery.queryKey, { lists: all } as never);
    expect(draw(MailingListChoice, control, '', { fill: lists([]) })).toContain('href="/newsletter"');
    const some = lists([{ id: 'l', name: 'News' }]);
    expect(draw(MailingListChoice, control, '', { fill: some })).toContain('aria-invalid="true"');
    expect(draw(MailingListChoice, control, 'l', { fill: some })).not.toContain('aria-invalid="true"');
  });
  test.each([
    [
      DonationPageChoice,
      donationPagesQuery.queryKey,
      { pages: [{ id: 'a', title: 'Roof' }] },
      { pages: [] },
      '/selling/donations',
    ],
    [
      MemberAreaChoice,
      memberAreasQuery.queryKey,
      { areas: [{ id: 'a', name: 'Roof' }] },
      { areas: [] },
      '/selling/members',
    ],
  ] as const)('of the shop %#', (View, key, some, none, to) => {
    const fill = (data: unknown) => (client: QueryClient) => void client.setQueryData([...key], data);
    expect(draw(View, control, 'a', { fill: fill(some) })).toContain('>Roof<');
    expect(draw(View, control, 'x', { fill: fill(some) })).toContain('aria-invalid="true"');
    expect(draw(View, control, '', { fill: fill(none) })).toContain(`href="${to}"`);
  });
  test('a field that is gone is named as such', () => {
    const arranged = (fields: object[]) => (props: ControlProps<'itemField'>) => (
      <ArrangedCollection value={{ ...collectionFields.initial, fields } as never}>
        <ItemFieldChoice {...props} />
      </ArrangedCollection>
    );
    const one = arranged([
      { key: 'time', label: 'Time' },
      { key: 'year', label: 'Year' },
    ]);
    expect(options(draw(one, controlOf('itemField', {}), 'time'))).toEqual(['', 'time', 'year']);
    expect(options(draw(one, controlOf('itemField', {}), 'gone'))).toEqual(['', 'gone', 'time', 'year']);
    expect(draw(one, controlOf('itemField', {}), 'gone')).toContain('aria-invalid="true"');
    expect(draw(arranged([]), controlOf('itemField', {}), '')).toMatch(/mantine-InputWrapper-description/);
  });
});

describe('lists', () => {
  const row = group({ day: choice(['a', 'b'], 'a'), opens: text({ max: 5 }) });
  test.each([
    [row, true],
    [group({ a: text({ max: 5, lines: 3 }) }), false],
    [group({ a: text({ max: 5 }), b: text({ max: 5 }), c: text({ max: 5 }), d: text({ max: 5 }) }), false],
    [text({ max: 5 }), false],
  ])('entries of a few short fields stand side by side %#', (field, fits) => {
    expect(fitsInRow(field.control)).toBe(fits);
  });
  test('a full list takes no more', () => {
    const control = controlOf('list', {}, { max: 2, newEntry: {} });
    const rows = (value: unknown) =>
      render(
        <ListRows
          control={control}
          label="Hours"
          value={value}
          error={undefined}
          onChange={() => {}}
          renderRow={(_, index) => `row ${index}`}
        />,
      );
    expect(rows([{}])).toContain('row 0');
    expect(rows([{}])).not.toMatch(/<button[^>]*disabled/);
    expect(rows([{}, {}])).toMatch(/<button[^>]*disabled/);
    expect(rows('x')).not.toContain('<li');
  });
});

test('in English what was declared is what is shown', () => {
  const { control } = text({ max: 5, label: 'Title' });
  expect(inOwnLanguage(control)).toBe(control);
});
