export const SUBMITTING = 'Submitting…';
export const FORM_PROCESSING_ERROR = 'Error processing form submission. Please reload and try again.';
export const UNKNOWN_FORM_ERROR = 'Unknown error, please try again later.';
export const CAPTCHA_INCOMPLETE = 'Complete CAPTCHA before submitting.';
export const NO_SUBMISSION_KEY = 'Could not get a form submission key, please try again later.';
export const UNREADABLE_FIELDS = 'Could not parse the form fields, please check your entries.';
export const INVALID_FIELDS = 'One or more fields is invalid, please check your entries.';
export const PROBLEM_BELOW = 'Your form has encountered a problem. Please scroll down to review.';
export const PROBLEM_ABOVE = 'Your form has encountered a problem. Please scroll up to review.';

/** Answers to a submission, by HTTP status. */
export const SUBMISSION_UNAUTHORIZED = 'Unable to submit form. Please try again later.';
export const FORM_NOT_CONFIGURED = 'This form has not been configured yet.';
export const SUBMISSION_RATE_LIMITED =
  'Unable to submit form. Submission rate limit exceeded. Please try again later.';
export const SUBMISSION_FAILED = 'Unable to send form. Please try again later.';
