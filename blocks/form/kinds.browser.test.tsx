import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ASKED, EVERY_KIND, sampleIn } from '#core/forms/kinds/testing/every-kind.ts';
import { takesFiles } from '#core/forms/kinds/rules.ts';
import { validateForm } from '#core/forms/validate.ts';
import { answerCalls, hideForm, showForm } from './testing/shown-form.tsx';
import { NO_PROBLEM } from './use-submission.ts';
import { valuesIn } from './values-in.ts';
import './styles.css';
import { SAY } from '#core/forms/kinds/testing/check-value.ts';

afterEach(() => {
  hideForm();
  vi.unstubAllGlobals();
});

const form = () => document.querySelector('form') as HTMLFormElement;
const samples = Object.fromEntries(ASKED.map((field) => [field.id, sampleIn(field)]));
// Nobody but the visitor puts a file into an input.
const files = Object.fromEntries(ASKED.filter(takesFiles).map(({ id }) => [id, []]));

async function showEveryKind() {
  showForm({ fields: EVERY_KIND }, { initial: { values: samples, problem: NO_PROBLEM } });
  await vi.waitFor(() => expect(form().noValidate).toBe(true));
}

test('what stands in the inputs of a kind is what is read from them', async () => {
  await showEveryKind();
  expect(valuesIn(form(), ASKED)).toEqual({ ...samples, ...files });
});

test.each(ASKED.filter((field) => !takesFiles(field)).map((field) => [field.type, field] as const))(
  '%s is sent as the server will read it',
  async (type, field) => {
    const { saved } = answerCalls();
    showForm(
      { fields: EVERY_KIND.filter(({ id }) => id === type) },
      { initial: { values: samples, problem: NO_PROBLEM } },
    );
    await vi.waitFor(() => expect(form().noValidate).toBe(true));
    form().requestSubmit();
    await vi.waitFor(() => expect(saved()).toBeDefined());
    const sent = JSON.parse(String(saved().form)) as Record<string, unknown>;
    expect(sent).toEqual({ [type]: samples[type] });
    expect(validateForm([field], sent, SAY)).toEqual({ errors: {}, values: sent });
  },
);

test('every control of a kind has a name for those who cannot see it', async () => {
  await showEveryKind();
  const nameless = [...form().querySelectorAll<HTMLInputElement>('[data-field] :is(input, select, textarea)')]
    .filter(({ type }) => type !== 'hidden')
    .filter(({ labels, ariaLabel }) => (labels?.[0]?.textContent ?? ariaLabel ?? '').trim() === '')
    .map(({ name }) => name);
  expect(nameless).toEqual([]);
});

test('a phone number is one input, and kept in its parts', async () => {
  const phone = { id: 'tel', type: 'phone', title: 'Phone' } as const;
  showForm({ fields: [phone] });
  await userEvent.fill(page.getByRole('textbox', { name: 'Phone' }), '+1 (555) 123-4567');
  expect(valuesIn(form(), [phone])).toEqual({ tel: ['1', '555', '123', '4567'] });
  const seen = [...form().querySelectorAll('input:not([tabindex="-1"])')].filter((input) =>
    input.checkVisibility(),
  );
  expect(seen).toHaveLength(1);
});
