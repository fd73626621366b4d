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
