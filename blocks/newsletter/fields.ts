import { choice, group, text, toggle, type ValueOf } from '#core/fields/index.ts';
import { control, leaf, type Field } from '#core/fields/field.ts';
import { DEFAULT_SUCCESS_MESSAGE } from '#core/forms/document.ts';
import { DEFAULT_SIGN_UP_TEXT } from '#core/forms/newsletter.ts';

const mailingList: Field<string> = leaf({
  control: control('mailingList', { label: 'Mailing list' }),
  initial: '',
  parse: (value) =>
    typeof value === 'string' && (value === '' || /^[a-z0-9][a-z0-9-]{0,39}$/.test(value))
      ? { value }
      : { problem: 'Must be one of the site’s mailing lists.' },
});

export const fields = group({
  listId: mailingList,
  title: text({ max: 150, initial: 'Letters from us', label: 'Title' }),
  description: text({ max: 500, lines: 3, label: 'Description' }),
  asksName: toggle(false, { label: 'Ask for a name' }),
  placeholder: text({ max: 100, initial: 'Your e-mail', label: 'Placeholder' }),
  submitText: text({ max: 60, initial: DEFAULT_SIGN_UP_TEXT, label: 'Button' }),
  message: text({ max: 500, lines: 2, initial: DEFAULT_SUCCESS_MESSAGE, label: 'Message afterwards' }),
  disclaimer: text({ max: 1000, lines: 3, label: 'Disclaimer' }),
  layout: choice(['row', 'stack'], 'row', { label: 'Layout' }),
});

export type NewsletterValues = ValueOf<typeof fields>;
