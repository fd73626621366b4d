import { expect, test } from 'vitest';
import * as account from './account.ts';
import * as cart from './cart.ts';
import * as connection from './connection.ts';
import * as datasets from './datasets.ts';
import * as editing from './editing.ts';
import * as fileMessages from './files.ts';
import * as formFields from './form-fields.ts';
import * as forms from './forms.ts';
import { describeWebLinkFormat } from './web-link-format.ts';

const files = [account, cart, connection, datasets, editing, fileMessages, formFields, forms];
const texts = files.flatMap((file): string[] => Object.values(file));

test('no sentence is written twice', () => {
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

test('what a web address looks like is said with an example', () => {
  expect(describeWebLinkFormat()).toBe('Links must be formatted as www.example.com or https://example.com');
});
