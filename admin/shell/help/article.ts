/** A picture of a screen, taken by `npm run help-pictures` so that it shows the product as it is. */
export interface Picture {
  /** From where the admin begins. */
  screen: string;
  /** Buttons, links and tabs that are pressed there first, by their words. */
  press?: readonly string[];
  /** A heading or tab on the screen; the picture begins a little above it, at the left of its panel. */
  shows: string;
  /** What is to be seen, for those who do not see it. */
  alt: string;
}

/** A short piece of the manual. Words between asterisks are those of a button or a label, exactly as they stand there. */
export interface Article {
  id: string;
  title: string;
  /** Where it helps: the screens at these addresses, and those below them. */
  at: readonly [string, ...string[]];
  /** Other words people look for it by. */
  also?: string;
  /** Paragraphs, and lists of steps. */
  parts: readonly (string | readonly string[])[];
  picture?: Picture;
}

/** The articles for a screen, those that are most about it first. */
export function articlesAt(articles: readonly Article[], path: string): Article[] {
  const depthOf = ({ at }: Article) =>
    Math.max(...at.map((start) => (isBelow(path, start) ? start.length : 0)));
  return articles
    .filter((article) => depthOf(article) > 0)
    .sort((one, other) => depthOf(other) - depthOf(one));
}

/** Home is a screen of its own; all others lie below it only by their address. */
const isBelow = (path: string, start: string) =>
  path === start || (start !== '/' && path.startsWith(`${start}/`));
