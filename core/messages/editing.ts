/** What an owner reads in fields, links, tags and blocks. */
export const EMAIL_FIELD_INVALID = 'Please enter a valid email';
export const EMAIL_LINK_FORMAT = 'Emails must be formatted as {email}';
export const WEB_LINK_FORMAT = 'Links must be formatted as {host} or {host}';
/** Fill the two {host} places, in this order. */
export const EXAMPLE_HOST = 'www.example.com';
export const EXAMPLE_URL = 'https://example.com';
export const PAGE_URL_INVALID = '{val} is not a valid page URL';
export const OPTION_UNEXPECTED = '{val} is not one of the expected options';
export const LIST_REQUIRED = 'A List must be selected';
export const NO_MAILING_LISTS = "You don't have any mailing lists. Please create one before continuing";
export const TAG_EXISTS = 'This {tagType} already exists';
export const ONE_TAG_AT_A_TIME = 'You may only edit one {tagType} at a time';
export const NO_CODE_ON_ANDROID = 'Code editing is not available on Android.';

export const VIDEO_EMBED_INVALID = 'Invalid video embed.';
export const VIMEO_BASIC =
  'Vimeo Basic accounts are unsupported. Please share a video from a different account.';
export const VIDEO_OVERLAY_NEEDS_EMBED =
  'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.';
