/** Every sentence people read, under one key each. Pages import single sentences from the files below. */
import * as account from './account.ts';
import * as cart from './cart.ts';
import * as connection from './connection.ts';
import * as datasets from './datasets.ts';
import * as editing from './editing.ts';
import * as files from './files.ts';
import * as formFields from './form-fields.ts';
import * as forms from './forms.ts';
import * as reviews from './reviews.ts';
import * as subscriptions from './subscriptions.ts';

export const MESSAGES = {
  ...account,
  ...cart,
  ...connection,
  ...datasets,
  ...editing,
  ...files,
  ...formFields,
  ...forms,
  ...reviews,
  ...subscriptions,
} as const;
export type MessageKey = keyof typeof MESSAGES;
