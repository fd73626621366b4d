import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { formDocument } from '#core/forms/document.ts';
import { UNABLE_TO_LOCATE_CONTENT } from '#core/messages/connection.ts';
import type { FieldKind } from '#core/forms/field.ts';
import { CaptchaTab } from './builder/captcha-tab.tsx';
import { newField } from '../../documents/first-form.ts';
import { FieldEditor } from './builder/field-editor.tsx';
import { StorageTab } from './storage-tab.tsx';

// What controls for pictures do as soon as they are loaded; there are none here.
vi.hoisted(() => Object.assign(globalThis, { addEventListener: () => {} }));

const draw = (tab: ReactElement) =>
  renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{tab}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  ).replaceAll('&#x27;', "'");

/** The labels an owner sees for a field, without the logic that all kinds share. */
function labelsOf(type: FieldKind, hasFormHandler = true): string[] {
  const nothing = () => {};
  const field = newField(type, 'f');
  const markup = draw(
    <FieldEditor
      field={field}
      index={0}
      fields={[field]}
      errors={{}}
      hasFormHandler={hasFormHandler}
      onChange={nothing}
    />,
  );
  const [properties = ''] = markup.split('<fieldset');
  return [...properties.matchAll(/-label"[^>]*>([^<]+)/g)].map(([, words = '']) => words);
}

const TYPED = ['Title', 'Description', 'Placeholder', 'Required'];
const PLAIN = ['Title', 'Description', 'Required'];
const CHOSEN = ['Title', 'Description', 'Required', 'Options'];

test.each<[FieldKind, string[]]>([
  ['text', TYPED],
  ['textarea', [...TYPED, 'Maximum length']],
  ['email', TYPED],
  ['number', TYPED],
  ['website', TYPED],
  ['currency', ['Title', 'Description', 'Currency symbol', 'Required']],
  ['password', PLAIN],
  ['twitter', PLAIN],
  ['date', PLAIN],
  ['time', PLAIN],
  ['name', PLAIN],
  ['address', PLAIN],
  ['phone', [...PLAIN, 'Show country code']],
  ['section', ['Title', 'Description', 'Underline']],
  ['radio', CHOSEN],
  ['checkbox', CHOSEN],
  ['select', CHOSEN],
  ['likert', ['Title', 'Description', 'Required', 'Questions']],
  ['hidden', ['Key', 'Value']],
  [
    'file',
    [...PLAIN, 'Maximum file size', 'Allowed file types', 'Images', 'Documents', 'Tables', 'Archives'],
  ],
])('%s can be given exactly %j', (type, labels) => expect(labelsOf(type)).toEqual(labels));

test('the length of long texts cannot be limited where the feature is off', () => {
  expect(labelsOf('textarea', false)).toEqual(TYPED);
});

const shared = (body: object = {}) => ({ value: formDocument.read(body), errors: {}, onChange: () => {} });

test('without a mailing list the way to one is shown, in place of a choice among none', () => {
  const tab = (lists: { id: string; name: string }[]) =>
    draw(<StorageTab {...shared()} formId="" lists={lists} preview={null} />);
  const words = "You don't have any mailing lists. Please create one before continuing";
  expect(tab([])).toContain(words);
  expect(tab([])).toContain('href="/newsletter"');
  expect(tab([{ id: 'letters', name: 'Letters' }])).not.toContain(words);
});

test('a list that was deleted since it was chosen is told', () => {
  const tab = (listId: string) =>
    draw(
      <StorageTab
        {...shared({ storage: { listId } })}
        formId=""
        lists={[{ id: 'letters', name: 'Letters' }]}
        preview={null}
      />,
    );
  expect(tab('gone')).toContain(UNABLE_TO_LOCATE_CONTENT);
  expect(tab('letters')).not.toContain(UNABLE_TO_LOCATE_CONTENT);
});

test('a hosted CAPTCHA without its keys is refused with a hint', () => {
  const tab = (hasHosted: boolean) =>
    draw(<CaptchaTab {...shared({ captcha: { isOn: true } })} hasHosted={hasHosted} />);
  expect(tab(false)).toContain('add its site key and secret key');
  expect(tab(false)).toContain('href="/settings/forms"');
  expect(tab(true)).not.toContain('add its site key');
});
