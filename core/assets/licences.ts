/** Whose a picture is. A preview may be tried on pages, and is bought before they are published. */
export const LICENCES = ['own', 'licensed', 'preview'] as const;
export type Licence = (typeof LICENCES)[number];

export const MAX_CREDIT_LENGTH = 200;

export const LICENCE_WORDS: Readonly<Record<Licence, string>> = {
  own: 'Your own',
  licensed: 'Licensed',
  preview: 'Licensed, not bought yet',
};

/** What editors read on a page that shows previews. */
export function previewsSentence(count: number): string {
  return count === 1
    ? 'This page shows one licensed picture that is not bought yet.'
    : `This page shows ${count} licensed pictures that are not bought yet.`;
}
