/** What is looked at before a publish. None of it forbids one, except an address that is taken and code that waits. */
export const CHECKS = {
  pathTaken: 'The address is taken',
  codeWaits: 'Code that waits for approval',
  deadLink: 'A link that leads nowhere',
  unpublishedLink: 'A link to something visitors cannot open yet',
  altText: 'A picture without a description',
  placeholder: 'Placeholder text',
  sample: 'Samples of the template',
  price: 'A price of 0',
  condition: 'A condition that never holds',
  title: 'No title',
  description: 'No description for search engines',
  headings: 'Headings out of order',
  contrast: 'A colour that is hard to read',
  emptySection: 'An empty section',
  emptyBlock: 'An empty block',
  form: 'A form that goes nowhere',
  weight: 'A heavy page',
  thirdParty: 'A new third party',
  outOfDate: 'Translations out of date',
  machine: 'Machine translations nobody has checked',
} as const;
export type CheckName = keyof typeof CHECKS;
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[];

/** Why it matters, for somebody who meets it for the first time. */
export const REASONS: Readonly<Record<CheckName, string>> = {
  pathTaken: 'Two pages cannot have one address, so the publish would be refused.',
  codeWaits: 'Code runs in the browser of every visitor, so an admin has to approve it first.',
  deadLink: 'Visitors who follow it are told that there is no such page.',
  unpublishedLink: 'Visitors who follow it are told that there is no such page.',
  altText: 'It is read out to people who cannot see the picture, and search engines read it too.',
  placeholder: 'Visitors read it as it is.',
  sample: 'Visitors take them for your own, and can order the products.',
  price: 'Anybody can order it without paying.',
  condition: 'Visitors never see the field that depends on it.',
  title: 'It is shown in the browser tab, in search results and in shared links.',
  description: 'Search engines show it below the title; without one they guess.',
  headings: 'People who listen to a page move through it by its headings.',
  contrast: `Text needs a contrast of 4.5 to 1 with its background to be readable for everybody.`,
  emptySection: 'Visitors see a gap.',
  emptyBlock: 'Visitors see nothing there.',
  form: 'Visitors do not see it, or what they send reaches nobody.',
  thirdParty:
    'Visitors’ browsers contact it. Where you ask for consent, everybody is asked again; check your privacy page.',
  weight: 'It takes long to load on a phone.',
  outOfDate: 'Visitors in that language read a translation of what stood there before.',
  machine: 'Machines make mistakes. Read the texts and mark them as checked.',
};

/** Where in a document something was found; the editor can go there. */
export interface FindingPlace {
  kind: 'block' | 'section' | 'settings' | 'document' | 'translation';
  /** Of the block or section; language and name of a translation, such as `de/form.contact`; empty otherwise. */
  id: string;
  /** Of a collection: on the page that surrounds its items, and not on its own. */
  isAroundItems?: boolean | undefined;
}

export interface Finding {
  check: CheckName;
  /** What exactly is wrong here. */
  message: string;
  place: FindingPlace;
  /** Holds only while this other document is left out of the publish. */
  unlessWith?: string | undefined;
}

/** In the settings of the document as a whole. */
export const SETTINGS: FindingPlace = { kind: 'settings', id: '' };

const UNTITLED = ['', 'untitled'];
export const isUntitled = (title: string): boolean => UNTITLED.includes(title.trim().toLowerCase());
