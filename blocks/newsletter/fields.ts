import { choice, group, reference, text, toggle, type ValueOf } from '#core/fields/index.ts';
import {
  DEFAULT_EMAIL_PLACEHOLDER,
  DEFAULT_SIGN_UP_TEXT,
  DEFAULT_SUCCESS_MESSAGE,
} from '#core/messages/defaults.ts';

export const fields = group({
  listId: reference('mailingList', { label: 'Mailing list' }),
  title: text({ max: 150, initial: 'Letters from us', label: 'Title' }),
  description: text({ max: 500, lines: 3, label: 'Description' }),
  asksName: toggle(false, { label: 'Ask for a name' }),
  placeholder: text({ max: 100, initial: DEFAULT_EMAIL_PLACEHOLDER, label: 'Placeholder' }),
  submitText: text({ max: 60, initial: DEFAULT_SIGN_UP_TEXT, label: 'Button' }),
  message: text({ max: 500, lines: 2, initial: DEFAULT_SUCCESS_MESSAGE, label: 'Success message' }),
  disclaimer: text({ max: 1000, lines: 3, label: 'Disclaimer' }),
  layout: choice(['row', 'stack'], 'row', { label: 'Layout' }),
});

export type NewsletterValues = ValueOf<typeof fields>;
