import {
  choice,
  group,
  image,
  link,
  list,
  number,
  reference,
  text,
  toggle,
  type ValueOf,
} from '../fields/index.ts';
import {
  DEFAULT_EMAIL_PLACEHOLDER,
  DEFAULT_SIGN_UP_TEXT,
  DEFAULT_SUCCESS_MESSAGE,
} from '../messages/defaults.ts';
import { TONE_NAMES, TONES } from '../page/page.ts';
import { isSame } from '../same.ts';
import { MAX_PATH_LENGTH } from '../site/paths.ts';
import { NEVER_AGAIN, type PopupSettings } from './record.ts';

/** What a form inside the pop-up calls the place it stands in. */
export const OVERLAY_NAME = 'popupOverlay';
/** Whoever closed it can be left alone this long. */
export const MAX_QUIET_DAYS = 3650;
export const POPUP_STYLES = ['card', 'split', 'poster', 'full'] as const;
export const POPUP_ACTIONS = ['newsletter', 'form', 'button', 'none'] as const;
export const MAX_POPUP_PAGES = 100;

/** The parts it is made of, in the order they stand in it. */
const slices = group({
  picture: image({ label: 'Picture' }),
  headline: text({ max: 120, initial: 'Letters from us', label: 'Headline' }),
  text: text({
    max: 600,
    lines: 4,
    label: 'Text',
    help: 'A line or two. An empty line begins a new paragraph.',
  }),
  action: choice(POPUP_ACTIONS, 'newsletter', {
    label: 'Call to action',
    labels: {
      newsletter: 'Newsletter sign-up',
      form: 'Form',
      button: 'Button',
      none: 'Nothing',
    },
  }),
  newsletter: group({
    listId: reference('mailingList', { label: 'Mailing list' }),
    asksName: toggle(false, { label: 'Ask for a name' }),
    placeholder: text({ max: 100, initial: DEFAULT_EMAIL_PLACEHOLDER, label: 'Placeholder' }),
    submitText: text({ max: 60, initial: DEFAULT_SIGN_UP_TEXT, label: 'Button' }),
    message: text({ max: 500, lines: 2, initial: DEFAULT_SUCCESS_MESSAGE, label: 'Success message' }),
    disclaimer: text({ max: 1000, lines: 3, label: 'Disclaimer' }),
  }),
  formId: reference('form', { label: 'Form' }),
  button: group({
    label: text({ max: 80, initial: 'Learn more', label: 'Label' }),
    to: link({ label: 'Link' }),
  }),
});

export const popupFields = group({
  isEnabled: toggle(false, { label: 'Show the pop-up' }),
  slices,
  style: choice(POPUP_STYLES, 'card', {
    label: 'Style',
    labels: {
      card: 'Card, picture above',
      split: 'Picture beside the words',
      poster: 'Picture behind the words',
      full: 'Whole screen',
    },
  }),
  tone: choice(TONES, 'paper', {
    label: 'Colours',
    labels: TONE_NAMES,
  }),
  trigger: group({
    when: choice(['delay', 'scroll', 'leave'], 'delay', {
      label: 'It opens',
      labels: { delay: 'After a while', scroll: 'On scrolling', leave: 'On leaving' },
    }),
    seconds: number({ min: 0, max: 300, initial: 5, unit: 's', label: 'Seconds' }),
    scrolled: number({
      min: 1,
      max: 100,
      initial: 50,
      unit: '%',
      label: 'Percentage of the page',
    }),
  }),
  pages: group({
    where: choice(['all', 'only', 'except'], 'all', {
      label: 'Where',
      labels: { all: 'Every page', only: 'Only on', except: 'Not on' },
    }),
    paths: list(text({ max: MAX_PATH_LENGTH, isLiteral: true }), { max: MAX_POPUP_PAGES, label: 'Pages' }),
  }),
  displayFrequency: number({
    min: NEVER_AGAIN,
    max: MAX_QUIET_DAYS,
    initial: 7,
    unit: 'days',
    label: 'Show it again after',
  }),
  showUntilSignup: toggle(false, {
    label: 'Hide from subscribers',
    help: 'People who have sent the form do not see it again, not even with new content.',
  }),
  enableMobile: toggle(false, { label: 'Show on phones' }),
  /** Raised by the server when what it says or how it looks is published anew. */
  version: number({ min: 0, max: 1_000_000, initial: 0, label: 'Version' }),
});

export type PopupDocument = ValueOf<typeof popupFields>;

/** What the context of a page tells of it. */
export function publicSettings(popup: PopupDocument): PopupSettings {
  const { style, version, displayFrequency, showUntilSignup, enableMobile } = popup;
  return { style, version, displayFrequency, showUntilSignup, enableMobile };
}

/** Whether visitors would notice no difference: then whoever closed it has seen it already. */
export function saysTheSame(one: PopupDocument, other: PopupDocument): boolean {
  const seen = ({ slices, style, tone }: PopupDocument) => ({ slices, style, tone });
  return isSame(seen(one), seen(other));
}

/** Whether there is anything to show. */
export function hasSomething({ slices }: PopupDocument): boolean {
  const { picture, headline, text: words, action } = slices;
  return (
    picture.src !== '' ||
    headline.trim() !== '' ||
    words.trim() !== '' ||
    (action === 'newsletter' && slices.newsletter.listId !== '') ||
    (action === 'form' && slices.formId !== '') ||
    (action === 'button' && slices.button.label !== '')
  );
}
