import { FORM_FIELD_TYPES } from '../enumerations/form-builder.ts';
import { isEmail, tidyEmail } from '../email.ts';
import { choice, group, list, number, text, toggle, type Field, type ValueOf } from '../fields/index.ts';
import { control, leaf, type Report, type Words } from '../fields/field.ts';
import { EMAIL_FIELD_INVALID } from '../messages/editing.ts';
import { recognizeLink, safeHref } from '../links/links.ts';
import { CAPTCHA_PROVIDERS } from './captcha.ts';
import type { FieldKind } from './field.ts';
import { DEFAULT_FILE_GROUPS, DEFAULT_UPLOAD_MB, FILE_GROUP_NAMES, MAX_UPLOAD_MB } from './uploads.ts';

export const MAX_FORM_FIELDS = 100;
export const MAX_OPTIONS = 200;
export const MAX_NOTIFIED = 10;
export const DEFAULT_SUBMIT_TEXT = 'Submit';
export const DEFAULT_SUCCESS_MESSAGE = 'Thank you!';
export const FIELD_ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,39}$/;
export const FIELD_KINDS: readonly FieldKind[] = [...FORM_FIELD_TYPES, 'file'];
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
    control: control('text', words, { max: 254, lines: 1 }),
    initial: '',
    parse: (value) =>
      typeof value === 'string' && isEmail(tidyEmail(value))
        ? { value: tidyEmail(value) }
        : { problem: EMAIL_FIELD_INVALID },
  });

/** Followed by visitors' browsers, so it is never one that runs script. */
const redirect = (words: Words): Field<string> =>
  leaf({
    control: control('text', words, { max: 500, lines: 1 }),
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
    control: control('text', words, { max: 500, lines: 1 }),
    initial: '',
    parse: (value) =>
      typeof value === 'string' &&
      (value === '' || (value.length <= 500 && /^https?:\/\/[^\s@]+$/i.test(value) && URL.canParse(value)))
        ? { value }
        : { problem: WEBHOOK_FORMAT },
  });

export const formField = group({
  id: fieldId(),
  type: choice(FIELD_KINDS, 'text', { label: 'Type' }),
  title: text({ max: 300, label: 'Title' }),
  description: text({ max: 1000, lines: 3, label: 'Description' }),
  placeholder: text({ max: 200, label: 'Placeholder' }),
  required: toggle(false, { label: 'Required' }),
  currencySymbol: text({ max: 8, initial: '$', label: 'Currency symbol' }),
  showCountryCode: toggle(false, { label: 'Show country code' }),
  underline: toggle(false, { label: 'Underline' }),
  options: list(text({ max: 300 }), { max: MAX_OPTIONS, label: 'Options' }),
  key: text({ max: 100, label: 'Key', help: 'Taken from the address of the page: ?key=value.' }),
  value: text({ max: 1000, label: 'Value', help: 'Used when the address does not name the key.' }),
  maxLength: number({ min: 0, max: 50_000, initial: 0, label: 'Maximum length', help: '0 for no limit.' }),
  fileTypes: list(choice(FILE_GROUP_NAMES, 'images'), {
    max: FILE_GROUP_NAMES.length,
    initial: DEFAULT_FILE_GROUPS,
    label: 'Allowed files',
  }),
  maxFileMb: number({
    min: 1,
    max: MAX_UPLOAD_MB,
    initial: DEFAULT_UPLOAD_MB,
    unit: 'MB',
    label: 'Largest file',
  }),
  showWhen: group({ fieldId: fieldId(), is: list(text({ max: 300 }), { max: MAX_OPTIONS }) }),
  startsStep: toggle(false, { label: 'Begin a new step here' }),
});
export type FormField = ValueOf<typeof formField>;

const whole = group({
  name: text({ max: 100, initial: 'New form', label: 'Name', help: 'Visitors do not see it.' }),
  fields: list(formField, { max: MAX_FORM_FIELDS, label: 'Fields' }),
  submitText: text({ max: 60, initial: DEFAULT_SUBMIT_TEXT, label: 'Submit button' }),
  storage: group({
    keep: toggle(true, { label: 'Keep submissions in the inbox' }),
    notify: list(email({}), { max: MAX_NOTIFIED, label: 'Send each submission to' }),
    subject: text({ max: 150, label: 'Subject of that mail' }),
    listId: text({ max: 40, label: 'Mailing list' }),
    webhook: webhook({ label: 'Webhook' }),
  }),
  advanced: group({
    redirect: redirect({ label: 'Go to this page afterwards' }),
    message: text({ max: 1000, lines: 3, initial: DEFAULT_SUCCESS_MESSAGE, label: 'Message afterwards' }),
    html: text({ max: 20_000, lines: 8, label: 'HTML afterwards' }),
    isValidationOff: toggle(false, { label: 'Leave checking to the server' }),
    autoresponse: group({
      isOn: toggle(false, { label: 'Answer the visitor by mail' }),
      subject: text({ max: 150, initial: 'We have received your message', label: 'Subject' }),
      text: text({ max: 5000, lines: 6, initial: 'Thank you for writing to us.', label: 'Text' }),
    }),
  }),
  captcha: group({
    isOn: toggle(false, { label: 'Ask for a CAPTCHA' }),
    provider: choice(CAPTCHA_PROVIDERS, 'altcha', {
      label: 'Provider',
      labels: { altcha: 'Built in', hosted: 'Hosted service' },
      help: 'With the one built in, nothing leaves this site.',
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
    return form;
  },
};

function checkFields(fields: readonly FormField[], report: Report): void {
  const earlier = new Set<string>();
  fields.forEach(({ id, type, title, key, options, showWhen }, index) => {
    const problem = (name: string, message: string) => report({ path: `fields.${index}.${name}`, message });
    if (id === '') problem('id', 'Every field needs an id.');
    if (earlier.has(id)) problem('id', 'Two fields have the same id.');
    if (type === 'hidden' ? key === '' : title.trim() === '')
      problem(
        type === 'hidden' ? 'key' : 'title',
        type === 'hidden' ? 'Give the field a key.' : 'Give the field a title.',
      );
    if (['radio', 'checkbox', 'select', 'likert'].includes(type) && options.length === 0)
      problem('options', type === 'likert' ? 'Add a question.' : 'Add an option.');
    if (new Set(options).size < options.length) problem('options', 'Two options are the same.');
    if (showWhen.fieldId !== '' && !earlier.has(showWhen.fieldId))
      problem('showWhen', 'A field can only depend on one above it.');
    earlier.add(id);
  });
}
