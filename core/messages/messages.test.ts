import { describe, expect, expectTypeOf, test } from 'vitest';
import * as account from './account.ts';
import * as cart from './cart.ts';
import { MESSAGES, type MessageKey } from './catalogue.ts';
import * as connection from './connection.ts';
import * as datasets from './datasets.ts';
import * as editing from './editing.ts';
import * as fileMessages from './files.ts';
import * as formFields from './form-fields.ts';
import * as forms from './forms.ts';
import { describeWebLinkFormat } from './web-link-format.ts';
import { formatMessage, MESSAGE_LOCALE, type ArgumentsOf } from './format.ts';
import * as reviews from './reviews.ts';
import * as subscriptions from './subscriptions.ts';
import { MAX_ARGUMENT_KEYS, MessageSyntaxError, parseMessage } from './icu.ts';

const texts: readonly string[] = Object.values(MESSAGES);

describe('catalogue', () => {
  test.each(Object.entries(MESSAGES))('%s can be parsed', (_, text) => {
    expect(() => parseMessage(text, MESSAGE_LOCALE)).not.toThrow();
  });

  test('no key hides another file’s key', () => {
    const files = [
      account,
      cart,
      connection,
      datasets,
      editing,
      fileMessages,
      formFields,
      forms,
      reviews,
      subscriptions,
    ];
    expect(Object.keys(MESSAGES)).toHaveLength(files.flatMap((file) => Object.keys(file)).length);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test.each([
    'Submitting…',
    'Error processing form submission. Please reload and try again.',
    'Unknown error, please try again later.',
    'Complete CAPTCHA before submitting.',
    'Could not get a form submission key, please try again later.',
    'Could not parse the form fields, please check your entries.',
    'One or more fields is invalid, please check your entries.',
    'Your form has encountered a problem. Please scroll down to review.',
    'Your form has encountered a problem. Please scroll up to review.',
    'Unable to submit form. Please try again later.',
    'This form has not been configured yet.',
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    'Unable to send form. Please try again later.',
    'Email is not valid. Email addresses should follow the format {email}.',
    'You have exceeded the character limit.',
    'Internal Error: Unable to parse server response from ({url}) as JSON: {message}',
    'Unauthorized request',
    'Internal server error. Please try again later.',
    'This service is temporarily unavailable. Please try again later.',
    'Unable to connect. Please check your internet connection and try again.',
    'Something Went Wrong!',
    'Reload Page',
    'Clear',
    'Browser does not support session storage',
    'Logout Successful',
    'You have been successfully logged out.',
    'Preview Only',
    'Okay',
    'Unable to update quantity',
    'Unable to remove item',
    'Unable to open form',
    'Unable to update form',
    'Please try again.',
    'Please check your internet connection.',
    'Update the missing or invalid information above.',
    'To check out, your order subtotal must be {subtotal} or more.',
    "You have set this item's quantity to 0. This will remove it from your cart. Would you like to continue?",
    'You have nothing in your shopping cart.',
    'Please enter a valid email',
    'Emails must be formatted as {email}',
    'Links must be formatted as {host} or {host}',
    '{val} is not a valid page URL',
    '{val} is not one of the expected options',
    'Please enter a file name',
    'A List must be selected',
    'Your dataset must have at least one column',
    'Your dataset must have at least one row',
    'One or more rows was missing data',
    'This {tagType} already exists',
    'You may only edit one {tagType} at a time',
    'The file {fileName} is not a supported file type.',
    'Please select a star rating',
    'Rating (required)',
    'Network error',
    'Something went wrong',
    'Unable to load results',
    'Unable to load. Try again.',
    'Unable to load collections',
    'Unable to load fonts',
    'No response data from job request',
    'File upload failed to complete',
    'File processing failed',
    'File processing failed to complete',
    'File processing cancelled',
    'There was a problem while uploading your file.',
    'There was a problem while renaming your file.',
    'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
    'You have already reviewed this purchase',
    'Your review request has expired',
    'Try submitting your review again',
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
    'Unable to connect. Please try again',
    'Unable to locate content',
    'Failed to load timezone',
    'Code editing is not available on Android.',
    "You don't have any mailing lists. Please create one before continuing",
    'Invalid video embed.',
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
  ])('holds %j', (text) => {
    expect(texts).toContain(text);
  });
});

describe('formatting', () => {
  test.each([
    [formatMessage('SUBMITTING'), 'Submitting\u2026'],
    [
      formatMessage('EMAIL_INVALID', { email: MESSAGES.EXAMPLE_EMAIL }),
      'Email is not valid. Email addresses should follow the format user@domain.com.',
    ],
    [
      formatMessage('PREVIEW_ONLY_MESSAGE', { block: MESSAGES.OPEN_TABLE }),
      'Please log out of your account in order to use the OpenTable Block.',
    ],
    [formatMessage('TAG_EXISTS', { tagType: 'tag' }), 'This tag already exists'],
    [formatMessage('PAGE_URL_INVALID', { val: '<b>{x}' }), '<b>{x} is not a valid page URL'],
    [formatMessage('QUANTITY_ZERO'), MESSAGES.QUANTITY_ZERO],
    [formatMessage('INSTALLMENTS', { count: 4, amount: '$5.00' }), '4 payments of $5.00'],
    [formatMessage('PRICE_WEEKLY', { price: '$5', interval: 1 }), '$5 every week'],
    [formatMessage('PRICE_WEEKLY', { price: '$5', interval: 2 }), '$5 every 2 weeks'],
    [formatMessage('PRICE_MONTHLY', { price: '$5', interval: 1 }), '$5 every month'],
    [formatMessage('PRICE_YEARLY', { price: '$5', interval: 3 }), '$5 every 3 years'],
    [
      formatMessage('PRICE_MONTHLY_FOR', { price: '$5', interval: 1, total: 6 }),
      '$5 every month for 6 months',
    ],
    [formatMessage('PRICE_YEARLY_FOR', { price: '$5', interval: 1, total: 1 }), '$5 every year for 1 year'],
    [
      formatMessage('PRICE_WEEKLY_FOR', { price: '$5', interval: 2, total: 1200 }, 'de'),
      '$5 every 2 weeks for 1.200 weeks',
    ],
    [describeWebLinkFormat(), 'Links must be formatted as www.example.com or https://example.com'],
  ])('%j', (text, expected) => {
    expect(text).toBe(expected);
  });

  test('a place without a value is an error, not an empty word', () => {
    const untyped = formatMessage as (key: MessageKey, values: object) => string;
    expect(() => untyped('TAG_EXISTS', {})).toThrow(/tagType/);
  });

  test('the names of the places are known to the compiler', () => {
    expectTypeOf<ArgumentsOf<typeof MESSAGES.SUBMITTING>>().toEqualTypeOf<never>();
    expectTypeOf<ArgumentsOf<typeof MESSAGES.PRICE_WEEKLY_FOR>>().toEqualTypeOf<
      'interval' | 'price' | 'total'
    >();
    expectTypeOf<ArgumentsOf<typeof MESSAGES.UNPARSEABLE_RESPONSE>>().toEqualTypeOf<'url' | 'message'>();
  });
});

const selectWith = (keys: number) =>
  `{n, select, ${Array.from({ length: keys - 1 }, (_, i) => `k${i} {a}`).join(' ')} other {b}}`;
const pluralWith = (keys: number) =>
  `{n, plural, ${Array.from({ length: keys - 1 }, (_, i) => `=${i} {a}`).join(' ')} other {b}}`;

describe('strict parsing', () => {
  test.each([
    ['en', '{n, plural, one {a} other {b}}'],
    ['en', '{n, plural, =0 {none} one {a} other {b}}'],
    ['pl', '{n, plural, one {a} few {b} many {c} other {d}}'],
    ['en', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'],
    ['ar', '{n, plural, zero {a} one {b} two {c} few {d} many {e} other {f}}'],
    ['en', '{n, select, few {a} other {b}}'],
    ['en', selectWith(MAX_ARGUMENT_KEYS)],
    ['en', pluralWith(MAX_ARGUMENT_KEYS)],
  ])('%s reads %.60s', (locale, text) => {
    expect(() => parseMessage(text, locale)).not.toThrow();
  });

  test.each([
    ['en', '{n, plural, few {a} other {b}}'],
    ['en', '{n, plural, two {a} other {b}}'],
    ['ja', '{n, plural, one {a} other {b}}'],
    ['en', '{who, select, x {{n, plural, few {a} other {b}}} other {c}}'],
    ['en', '{n, plural, one {a}}'],
    ['en', '{n, plural, =x {a} other {b}}'],
    ['en', 'Hello {name'],
    ['en', selectWith(MAX_ARGUMENT_KEYS + 1)],
    ['en', pluralWith(MAX_ARGUMENT_KEYS + 1)],
  ])('%s refuses %.60s', (locale, text) => {
    expect(() => parseMessage(text, locale)).toThrow(MessageSyntaxError);
  });
});
