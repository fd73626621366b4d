import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createChallenge } from 'altcha-lib/v1';
import { answerCalls, EMAIL, hideForm, showForm, type Answer } from './testing/shown-form.tsx';
import './styles.css';

const form = () => document.querySelector('form') as HTMLFormElement;
const button = () => form().querySelector('.form-submit') as HTMLButtonElement;
const alertText = () => form().querySelector('[role="alert"]')?.textContent ?? '';
const belowText = () => form().querySelector('[role="status"]')?.textContent ?? '';
const errorAt = (id: string) => form().querySelector(`[data-field="${id}"] .field-error`)?.textContent;
const sent = () => document.querySelector<HTMLElement>('.form-sent');
const submit = () => userEvent.click(button());
const ready = () => vi.waitFor(() => expect(form().noValidate).toBe(true));
const input = (name: string) => form().querySelector(`[name="${name}"]`) as HTMLInputElement;
const type = (name: string, words: string) => userEvent.fill(input(name), words);

let listening = new AbortController();
const listen = (name: string, heard: (event: CustomEvent) => void) =>
  document.addEventListener(name, heard as EventListener, { signal: listening.signal });

beforeEach(() => {
  listening = new AbortController();
  document.title = 'Contact us';
});
afterEach(() => {
  listening.abort();
  hideForm();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function fillAndSubmit(document_: object = {}, more = {}) {
  showForm({ fields: [EMAIL], ...document_ }, more);
  await ready();
  await type('email', 'ada@example.com');
  await submit();
}

describe('what the server answers', () => {
  const cases: [name: string, answer: Answer | (() => never), text: string][] = [
    ['400 with words', { status: 400, json: { error: 'Bad thing' } }, 'Bad thing'],
    ['400 inside data', { status: 400, json: { data: { error: 'Bad thing' } } }, 'Bad thing'],
    ['400 without words', { status: 400 }, 'Unknown error, please try again later.'],
    ['401', { status: 401 }, 'Unable to submit form. Please try again later.'],
    ['404', { status: 404 }, 'This form has not been configured yet.'],
    ['413', { status: 413 }, 'Unknown error, please try again later.'],
    ['418', { status: 418 }, 'Unknown error, please try again later.'],
    [
      '429',
      { status: 429 },
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ],
    ['500', { status: 500 }, 'Unable to send form. Please try again later.'],
    ['502', { status: 502, body: '<html>' }, 'Unknown error, please try again later.'],
    [
      'a page instead of data',
      { body: '<html>' },
      'Error processing form submission. Please reload and try again.',
    ],
    [
      'nothing at all',
      () => {
        throw new TypeError('offline');
      },
      'Error processing form submission. Please reload and try again.',
    ],
  ];
  test.each(cases)('%s', async (_, answer, text) => {
    const { names } = answerCalls({ SaveFormSubmission: answer });
    const failures = vi.fn();
    listen('form:submit-error', failures);
    await fillAndSubmit();
    await vi.waitFor(() => expect(alertText()).toBe(text));
    expect(failures).toHaveBeenCalledOnce();
    expect([button().textContent, form().hidden, sent()]).toEqual(['Submit', false, null]);
    expect(document.body.textContent).not.toContain('Your form has encountered a problem.');
    // Both outcomes unlock the form: it can be tried again, with a key of its own.
    await submit();
    await vi.waitFor(() => expect(names().filter((name) => name === 'FormSubmissionKey')).toHaveLength(2));
  });

  test.each([
    ['refused', { status: 500 }],
    ['empty', { json: {} }],
  ])('a key that is %s: nothing is sent', async (_, answer) => {
    const { names } = answerCalls({ FormSubmissionKey: answer });
    await fillAndSubmit();
    await vi.waitFor(() =>
      expect(alertText()).toBe('Could not get a form submission key, please try again later.'),
    );
    expect(names()).toEqual(['FormSubmissionKey']);
  });

  test('messages stand at their fields, and one without a home above the form', async () => {
    const json = { error: 'No', errors: { email: 'Too dull', zzz: 'Who?' } };
    answerCalls({ SaveFormSubmission: { status: 400, json } });
    await fillAndSubmit();
    await vi.waitFor(() => expect(errorAt('email')).toBe('Too dull'));
    expect(alertText()).toContain('Who?');
    expect(alertText()).toContain('Your form has encountered a problem. Please scroll down to review.');
    expect(belowText()).toBe('Your form has encountered a problem. Please scroll up to review.');
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('email');
  });

  test('newsletters tell at the field and nowhere else, and nobody has subscribed', async () => {
    const json = { errors: { email: 'Too dull' } };
    answerCalls({ SaveFormSubmission: { status: 400, json } });
    const subscriptions = vi.fn();
    listen('newsletter:subscribe', subscriptions);
    await fillAndSubmit({}, { form: { isNewsletter: true } });
    await vi.waitFor(() => expect(errorAt('email')).toBe('Too dull'));
    expect([alertText(), belowText()]).toEqual(['', '']);
    expect(subscriptions).not.toHaveBeenCalled();
  });
});

describe('before anything is sent', () => {
  test('every field is checked at once, above its title, and the first wrong one has the focus', async () => {
    const { calls } = answerCalls();
    showForm({ fields: [EMAIL, { id: 'age', type: 'number', title: 'Age' }] });
    await ready();
    expect([button().textContent, button().disabled, alertText(), belowText()]).toEqual([
      'Submit',
      false,
      '',
      '',
    ]);
    await type('age', 'old');
    await submit();
    await vi.waitFor(() => expect(errorAt('email')).toBe('Email is required.'));
    expect(errorAt('age')).toBe('Age must be a number.');
    expect(alertText()).toBe(
      'One or more fields is invalid, please check your entries.Your form has encountered a problem. Please scroll down to review.',
    );
    expect(belowText()).toBe('Your form has encountered a problem. Please scroll up to review.');
    const item = form().querySelector('[data-field="email"]');
    expect([item?.classList.contains('error'), item?.firstElementChild?.className]).toEqual([
      true,
      'field-error',
    ]);
    expect(input('email').getAttribute('aria-invalid')).toBe('true');
    expect(input('email').getAttribute('aria-describedby')).toBe(item?.firstElementChild?.id);
    await vi.waitFor(() => expect(document.activeElement).toBe(input('email')));
    expect(calls).toEqual([]);
    await type('email', 'ada@example.com');
    await type('age', '36');
    await submit();
    await vi.waitFor(() => expect(sent()).not.toBeNull());
    expect(item?.classList.contains('error')).toBe(false);
  });

  test('where checking is left to the server, it is sent as it is', async () => {
    const { saved } = answerCalls();
    showForm({ fields: [EMAIL], advanced: { isValidationOff: true } });
    await ready();
    await type('email', 'nobody');
    await submit();
    await vi.waitFor(() => expect(saved()).toMatchObject({ form: '{"email":"nobody"}' }));
  });

  test('inputs that are gone are told', async () => {
    answerCalls();
    showForm({ fields: [EMAIL] });
    await ready();
    input('email').remove();
    await submit();
    await vi.waitFor(() =>
      expect(alertText()).toBe('Could not parse the form fields, please check your entries.'),
    );
  });

  test('a counter follows the typing, spaces and all, and turns at the limit', async () => {
    showForm({ fields: [{ id: 'words', type: 'textarea', title: 'Words', maxLength: 3 }] });
    await ready();
    const counter = () => form().querySelector('.field-counter');
    expect(counter()?.textContent).toBe('0 / 3');
    await type('words', 'a b');
    await vi.waitFor(() => expect(counter()?.textContent).toBe('3 / 3'));
    expect(counter()?.classList.contains('error')).toBe(false);
    await type('words', 'a bc');
    await vi.waitFor(() => expect(counter()?.classList.contains('error')).toBe(true));
    await submit();
    await vi.waitFor(() => expect(errorAt('words')).toBe('You have exceeded the character limit.'));
  });
});

describe('sending', () => {
  test('one at a time: the button says so, presses and Enter are ignored', async () => {
    let release = (_: Answer) => {};
    const held = new Promise<Answer>((resolve) => (release = resolve));
    const { names } = answerCalls({ SaveFormSubmission: () => held });
    await fillAndSubmit();
    await vi.waitFor(() => expect(button().textContent).toBe('Submitting…'));
    button().click();
    await userEvent.type(input('email'), '{Enter}');
    release({ body: '' });
    await vi.waitFor(() => expect(sent()).not.toBeNull());
    expect(names()).toEqual(['FormSubmissionKey', 'SaveFormSubmission']);
    expect([button().textContent, button().disabled]).toEqual(['Submit', false]);
  });

  test('key, then everything that is known, with cookies; what is not there is left out', async () => {
    const { calls, saved } = answerCalls();
    await fillAndSubmit({ submitText: 'Send it' });
    await vi.waitFor(() => expect(sent()).not.toBeNull());
    expect(calls.map(({ name, credentials }) => [name, credentials])).toEqual([
      ['FormSubmissionKey', 'same-origin'],
      ['SaveFormSubmission', 'same-origin'],
    ]);
    expect(calls[0]?.body).toBeUndefined();
    expect(saved()).toMatchObject({
      key: 'a-key',
      formId: 'contact',
      collectionId: 'page-id',
      objectName: 'block-id',
      isOverlayForm: false,
      submitButtonText: 'Send it',
      form: '{"email":"ada@example.com"}',
      pageTitle: 'Contact us',
      pageId: 'page-id',
      contentSource: 'c',
      pagePath: location.pathname,
      pagePermissionTypeValue: 1,
      visitorCookie: '',
      queryString: location.search,
      referrer: document.referrer,
    });
    expect(saved()).not.toHaveProperty('captchaKey');
  });

  test('on an item, behind a password, in a popup: the page says so', async () => {
    const { saved } = answerCalls();
    const onItem = { pageId: 'item-id', contentSource: 'i', pagePermissionTypeValue: 2 } as const;
    const about = { pageTitle: '', collectionId: 'blog-id', pagePath: '/blog/x', ...onItem };
    await fillAndSubmit({}, { page: about, isOverlay: true });
    await vi.waitFor(() => expect(saved()).toMatchObject({ ...onItem, isOverlayForm: true }));
  });

  test('afterwards one event, the form hidden, and the message in view with the focus', async () => {
    answerCalls();
    const [successes, subscriptions] = [vi.fn(), vi.fn()];
    listen('form:submit-success', successes);
    listen('newsletter:subscribe', subscriptions);
    await fillAndSubmit({ advanced: { message: 'Danke!' } });
    await vi.waitFor(() => expect(sent()?.textContent).toBe('Danke!'));
    await expect.poll(() => document.activeElement).toBe(sent());
    expect(form().hidden).toBe(true);
    expect(successes.mock.calls.map(([event]) => event.detail)).toEqual([{ formId: 'contact' }]);
    expect(subscriptions).not.toHaveBeenCalled();
  });

  test.each([
    [true, [[{ event: 'subscribe', data: {} }]]],
    [false, []],
  ])('sent as a newsletter (%s), pixels hear %j', async (isNewsletter, expected) => {
    answerCalls();
    const heard = vi.fn();
    listen('site:track', ({ detail }) => heard(detail));
    await fillAndSubmit({ advanced: { message: 'Danke!' } }, { form: { isNewsletter } });
    await vi.waitFor(() => expect(sent()?.textContent).toBe('Danke!'));
    expect(heard.mock.calls).toEqual(expected);
  });

  test('HTML afterwards is HTML, and its scripts run then and not before', async () => {
    answerCalls();
    const html = '<b>Bold</b><script>window.hasRun = (window.hasRun || 0) + 1</script>';
    showForm({ fields: [EMAIL], advanced: { message: '', html } });
    await ready();
    await type('email', 'ada@example.com');
    expect(window).not.toHaveProperty('hasRun');
    await submit();
    await vi.waitFor(() => expect(sent()?.querySelector('b')?.textContent).toBe('Bold'));
    expect(window).toHaveProperty('hasRun', 1);
    Reflect.deleteProperty(window, 'hasRun');
  });

  test('files go first, and one of the wrong kind goes nowhere', async () => {
    const { names, saved } = answerCalls();
    showForm({ fields: [{ id: 'cv', type: 'file', title: 'CV' }] });
    await ready();
    const file = page.elementLocator(form().querySelector('[type="file"]') as Element);
    await userEvent.upload(file, new File(['x'], 'x.exe'));
    await submit();
    await vi.waitFor(() => expect(errorAt('cv')).toBe('The file x.exe is not a supported file type.'));
    expect(names()).toEqual([]);
    await userEvent.upload(file, new File(['x'], 'x.txt', { type: 'text/plain' }));
    await submit();
    await vi.waitFor(() => expect(saved()).toMatchObject({ form: '{"cv":["upload-id"]}' }));
    expect(names()[0]).toBe('Upload');
  });
});

test.each([true, false])('on a page that counts (%s) it is told where a form was left', async (isCounted) => {
  document.documentElement.toggleAttribute('data-counts', isCounted);
  const { told } = answerCalls();
  showForm({ fields: [EMAIL] });
  await ready();
  await type('email', 'ada@example.com');
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toHaveLength(isCounted ? 2 : 0);
  document.documentElement.removeAttribute('data-counts');
});

test('that a form was begun, and where it was left, is told in passing; but not once it is sent', async () => {
  document.documentElement.setAttribute('data-counts', '');
  const { told } = answerCalls();
  showForm({ fields: [EMAIL] });
  await ready();
  await type('email', 'ada@example.com');
  expect(told).toEqual([{ formId: 'contact', event: 'start' }]);
  window.dispatchEvent(new Event('pagehide'));
  expect(told.slice(1)).toEqual([{ formId: 'contact', event: 'exit', fieldId: 'email' }]);
  await submit();
  await vi.waitFor(() => expect(sent()).not.toBeNull());
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toHaveLength(2);
  document.documentElement.removeAttribute('data-counts');
});

test('a question is asked when another is answered so', async () => {
  showForm({
    fields: [
      { id: 'way', type: 'radio', title: 'Way', options: ['Mail', 'Phone'] },
      { id: 'number', type: 'text', title: 'Number', showWhen: { fieldId: 'way', is: ['Phone'] } },
    ],
  });
  await ready();
  const item = () => form().querySelector('[data-field="number"]') as HTMLElement;
  await vi.waitFor(() => expect(item().checkVisibility()).toBe(false));
  await userEvent.click(page.getByLabelText('Phone'));
  await vi.waitFor(() => expect(item().checkVisibility()).toBe(true));
  await userEvent.click(page.getByLabelText('Mail'));
  await vi.waitFor(() => expect(item().checkVisibility()).toBe(false));
});

test.each([
  ['date', '2025-02-28', ['2', '28', '2025']],
  ['time', '13:30', ['1', '30', '', 'PM']],
])('a %s can be picked, and keeps its shape', async (kind, picked, parts) => {
  const { saved } = answerCalls();
  const opened = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockReturnValue(undefined);
  showForm({ fields: [{ id: 'when', type: kind, title: 'When' }] });
  await ready();
  await userEvent.click(page.getByRole('button', { name: `Choose a ${kind}: When` }));
  expect(opened).toHaveBeenCalledOnce();
  const native = form().querySelector<HTMLInputElement>(`input[type="${kind}"]`);
  if (native) native.value = picked;
  native?.dispatchEvent(new Event('change', { bubbles: true }));
  await submit();
  await vi.waitFor(() => expect(JSON.parse(String(saved().form))).toEqual({ when: parts }));
});

describe('with a CAPTCHA', () => {
  const document_ = { fields: [EMAIL], captcha: { isOn: true } };
  const box = () => form().querySelector('.form-captcha-box') as HTMLElement;
  const tick = () => userEvent.click(box().querySelector('input') as HTMLElement);
  const solved = () => vi.waitFor(() => expect(box().dataset.state).toBe('solved'));
  const challenge = async () => ({
    json: await createChallenge({ hmacKey: 'secret', number: 30, maxNumber: 50 }).then((made) => ({
      ...made,
      maxnumber: 50,
    })),
  });

  async function begin(replies: Parameters<typeof answerCalls>[0] = {}) {
    const answered = answerCalls({ Challenge: challenge, ...replies });
    showForm(document_);
    await ready();
    await type('email', 'ada@example.com');
    await vi.waitFor(() => expect(box()).not.toBeNull());
    return answered;
  }

  test('nothing is sent before it is solved, and the button waits for that', async () => {
    const { names, saved } = await begin();
    await submit();
    await vi.waitFor(() => expect(alertText()).toBe('Complete CAPTCHA before submitting.'));
    expect([button().disabled, names()]).toEqual([true, []]);
    await tick();
    await solved();
    await vi.waitFor(() => expect(button().disabled).toBe(false));
    await submit();
    await vi.waitFor(() => expect(sent()).not.toBeNull());
    const proof = JSON.parse(atob(String(saved().captchaKey))) as { number: number };
    expect(proof.number).toBe(30);
  });

  test('a failure resets it and locks the button until it is solved again', async () => {
    const { names } = await begin({ SaveFormSubmission: { status: 500 } });
    await tick();
    await solved();
    await submit();
    await vi.waitFor(() => expect(alertText()).toBe('Unable to send form. Please try again later.'));
    await vi.waitFor(() => expect([box().dataset.state, button().disabled]).toEqual(['idle', true]));
    await tick();
    await solved();
    await vi.waitFor(() => expect(button().disabled).toBe(false));
    expect(names().filter((name) => name === 'Challenge')).toHaveLength(2);
  });

  test('without a challenge one may try again', async () => {
    await begin({ Challenge: { status: 500 } });
    await tick();
    await vi.waitFor(() => expect(box().dataset.state).toBe('failed'));
    expect(box().querySelector('input')?.disabled).toBe(false);
  });
});

test('in steps nobody goes on with mistakes, and the way is shown', async () => {
  const { saved } = answerCalls();
  showForm({
    submitText: 'Order',
    fields: [
      { id: 'cake', type: 'radio', title: 'Cake', options: ['Plum', 'Poppy'], required: true },
      { id: 'people', type: 'number', title: 'People', startsStep: true, required: true },
      { ...EMAIL, startsStep: true },
    ],
  });
  await ready();
  const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
  const progress = () => form().querySelector('.form-progress p')?.textContent;
  await press('Next');
  await vi.waitFor(() => expect(errorAt('cake')).toBe('Cake is required.'));
  await userEvent.click(page.getByLabelText('Plum'));
  await press('Next');
  await vi.waitFor(() => expect(progress()).toBe('Step 2 of 3'));
  await type('people', '12');
  await press('Back');
  await vi.waitFor(() => expect(progress()).toBe('Step 1 of 3'));
  await press('Next');
  await press('Next');
  await vi.waitFor(() => expect(progress()).toBe('Step 3 of 3'));
  await type('email', 'ada@example.com');
  await press('Order');
  await vi.waitFor(() =>
    expect(saved()).toMatchObject({ form: '{"cake":"Plum","people":"12","email":"ada@example.com"}' }),
  );
});
