/** What frames of others may do. They never may move the page around them. */
const ALWAYS = 'allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

export const SANDBOXES = {
  video: `${ALWAYS} allow-scripts allow-presentation`,
  /** Behind a section: it shows or it does not, and never asks there. */
  background: `${ALWAYS} allow-scripts`,
  embed: `${ALWAYS} allow-scripts allow-presentation`,
  /** Only to be read. */
  page: ALWAYS,
} as const;
export type HeldKind = keyof typeof SANDBOXES;
export const HELD_KINDS = ['video', 'background', 'embed', 'page'] as const satisfies HeldKind[];
