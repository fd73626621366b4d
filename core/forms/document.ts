import { isEmail, tidyEmail } from '../email.ts';
import { choice, group, list, reference, text, toggle, type Field, type ValueOf } from '../fields/index.ts';
import { control, leaf, type Report, type Words } from '../fields/field.ts';
import { DEFAULT_SUBMIT_TEXT, DEFAULT_SUCCESS_MESSAGE } from '../messages/defaults.ts';
import { EMAIL_FIELD_INVALID } from '../messages/editing.ts';
import { recognizeLink, safeHref } from '../links/links.ts';
import { FIELD_KINDS, KINDS, type AllOptions } from './kinds/kinds.ts';
import { MAX_OPTION_LENGTH, MAX_OPTIONS } from './kinds/options.ts';
import { moment } from '../fields/moment.ts';
import { isAsked, POLL_RESULTS } from './poll.ts';
import { CAPTCHA_PROVIDERS } from './submission/captcha.ts';

export const MAX_FORM_FIELDS = 100;
export const MAX_NOTIFIED = 10;
export const FIELD_ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,39}$/;
export const REDIRECT_FORMAT =
  'Must be a page of this site such as /thanks, or a web address such as https://example.com.';
export const WEBHOOK_FORMAT = 'Must be a web address such as https://example.com/hook.';

const fieldId = (): Field<string> =>
  leaf({
    control: control('fieldId', {}),
    initial: '',
    parse: (value) =>
      typeof value === 'string' && (value === '' || FIELD_ID_PATTERN.test(value))
        ? { value }
        : { problem: 'Must be an id of lowercase letters, digits and dashes.' },
  });

const email = (words: Words): Field<string> =>
  leaf({
    control: control('text', words, { max: 254, lines: 1, isLiteral: true }),
    initial: '',
    parse: (value) =>
      typeof value === 'string' && isEmail(tidyEmail(value))
        ? { value: tidyEmail(value) }
        : { problem: EMAIL_FIELD_INVALID },
  });

/** Followed by visitors' browsers, so it is never one that runs script. */
const redirect = (words: Words): Field<string> =>
  leaf({
    control: control('text', words, { max: 500, lines: 1, isLiteral: true }),
    initial: '',
    parse(value) {
      if (value === '') return { value: '' };
      const href = typeof value === 'string' && value.length <= 500 ? safeHref(value) : undefined;
      const kind = href === undefined ? undefined : recognizeLink(href);
      return href !== undefined && (kind === 'web' || kind === 'internal')
        ? { value: href }
        : { problem: REDIRECT_FORMAT };
    },
  });

const webhook = (words: Words): Field<string> =>
  leaf({
    control: control('text', words, { max: 500, lines: 1, isLiteral: true }),
    initial: '',
    parse: (value) =>
      typeof value === 'string' &&
      (value === '' || (value.length <= 500 && /^https?:\/\/[^\s@]+$/i.test(value) && URL.canParse(value)))
        ? { value }
        : { problem: WEBHOOK_FORMAT },
  });

const options = Object.assign({}, ...Object.values(KINDS).map((kind) => kind.options)) as AllOptions;

export const formField = group({
  id: fieldId(),
  type: choice(FIELD_KINDS, 'text', { label: 'Type' }),
  title: text({ max: 300, label: 'Title' }),
  ...options,
  showWhen: group({
    fieldId: fieldId(),
    is: list(text({ max: MAX_OPTION_LENGTH, isLiteral: true }), { max: MAX_OPTIONS }),
  }),
  startsStep: toggle(false, { label: 'Start a new step here' }),
});
export type FormField = ValueOf<typeof formField>;

const whole = group({
  name: text({
    max: 100,
    initial: 'New form',
    isLiteral: true,
    label: 'Name',
    help: 'Not shown to visitors.',
  }),
  fields: list(formField, { max: MAX_FORM_FIELDS, label: 'Fields' }),
  submitText: text({ max: 60, initial: DEFAULT_SUBMIT_TEXT, label: 'Submit button' }),
  storage: group({
    keep: toggle(true, { label: 'Save submissions to the inbox' }),
    notify: list(email({}), { max: MAX_NOTIFIED, label: 'Send submissions to' }),
    subject: text({ max: 150, isLiteral: true, label: 'Email subject' }),
    listId: reference('mailingList', { label: 'Mailing list' }),
    webhook: webhook({ label: 'Webhook' }),
  }),
  advanced: group({
    redirect: redirect({ label: 'Redirect to' }),
    message: text({ max: 1000, lines: 3, initial: DEFAULT_SUCCESS_MESSAGE, label: 'Success message' }),
    html: text({ max: 20_000, lines: 8, isLiteral: true, label: 'HTML after submission' }),
    isValidationOff: toggle(false, { label: 'Skip validation in the browser' }),
    autoresponse: group({
      isOn: toggle(false, { label: 'Send an automatic reply' }),
      subject: text({ max: 150, initial: 'We have received your message', label: 'Subject' }),
      text: text({ max: 5000, lines: 6, initial: 'Thanks for getting in touch.', label: 'Text' }),
    }),
  }),
  captcha: group({
    isOn: toggle(false, { label: 'Require a CAPTCHA' }),
    provider: choice(CAPTCHA_PROVIDERS, 'altcha', {
      label: 'Provider',
      labels: { altcha: 'Built in', hosted: 'Hosted service' },
      help: 'The built-in CAPTCHA sends nothing to other services.',
    }),
  }),
  poll: group({
    isOn: toggle(false, {
      label: 'Poll',
      help: 'One question, one vote per visitor. Show it with a Poll block.',
    }),
    closesAt: moment({ label: 'Closes' }),
    results: choice(POLL_RESULTS, 'voters', {
      label: 'Results',
      labels: { voters: 'Shown after voting', everyone: 'Shown to everyone', nobody: 'Only in the admin' },
    }),
  }),
  disclaimer: text({ max: 2000, lines: 4, label: 'Disclaimer' }),
});
export type FormDocument = ValueOf<typeof whole>;

/** A form as its owner writes it. What its parts cannot see by themselves is checked here. */
export const formDocument: Field<FormDocument> = {
  ...whole,
  check(value, report, path) {
    const form = whole.check(value, report, path);
    checkFields(form.fields, report);
    if (form.poll.isOn) checkPoll(form, report);
    return form;
  },
};

function checkFields(fields: readonly FormField[], report: Report): void {
  const earlier = new Set<string>();
  fields.forEach(({ id, type, title, key, options, showWhen }, index) => {
    const problem = (name: string, message: string) => report({ path: `fields.${index}.${name}`, message });
    if (id === '') problem('id', 'Every field needs an id.');
    if (earlier.has(id)) problem('id', 'Two fields have the same id.');
    const { choices, isUnasked } = KINDS[type];
    if (isUnasked && key === '') problem('key', 'Add a key.');
    if (!isUnasked && title.trim() === '') problem('title', 'Add a title.');
    if (choices && options.length === 0) problem('options', choices.missing);
    if (new Set(options).size < options.length) problem('options', 'Two options are the same.');
    if (showWhen.fieldId !== '' && !earlier.has(showWhen.fieldId))
      problem('showWhen', 'A field can only depend on one above it.');
    earlier.add(id);
  });
}

/** Votes are counted by browser and network, so a poll asks nothing that says who somebody is. */
function checkPoll({ fields, captcha, storage }: FormDocument, report: Report): void {
  const problem = (message: string) => report({ path: 'poll.isOn', message });
  if (fields.length !== 1 || !fields.every(({ type }) => isAsked(type)))
    problem('A poll asks one question: keep a single Radio, Checkbox or Dropdown field.');
  if (captcha.isOn) problem('A poll has no CAPTCHA. Turn it off first.');
  if (!storage.keep) problem('A poll counts saved submissions. Turn on saving them first.');
}
