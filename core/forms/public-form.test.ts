import { expect, test } from 'vitest';
import { formDocument } from './document.ts';
import { publicForm } from './public-form.ts';

test('visitors learn nothing of where their answers go', () => {
  const form = formDocument.read({
    name: 'Secret name',
    fields: [{ id: 'a', type: 'text', title: 'A', placeholder: 'x', currencySymbol: '€', maxLength: 9 }],
    storage: { notify: ['owner@example.com'], webhook: 'https://example.com/hook', listId: 'letters' },
    captcha: { isOn: false },
  });
  const shown = publicForm('form', form, { provider: 'altcha' });
  expect(JSON.stringify(shown)).not.toMatch(/owner@|hook|letters|Secret/);
  expect(shown.fields).toEqual([{ id: 'a', type: 'text', title: 'A', placeholder: 'x' }]);
  expect(shown.captcha).toBeNull();
});
