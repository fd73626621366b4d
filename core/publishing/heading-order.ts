export interface FoundHeading {
  level: number;
  blockId: string;
}

export interface HeadingProblem {
  /** Empty for a page that has none at all. */
  blockId: string;
  message: string;
}

/**
 * A page has one first heading, and no level is skipped on the way down. Where what surrounds these headings
 * names the page already, that is the first one.
 */
export function headingProblems(found: readonly FoundHeading[], isNamed = false): HeadingProblem[] {
  const headings = isNamed ? [{ level: 1, blockId: '' }, ...found] : found;
  const first = headings.filter(({ level }) => level === 1);
  const problems = first.slice(1).map(({ blockId }) => ({
    blockId,
    message: 'There is another heading of level 1 before this one.',
  }));
  if (first.length === 0)
    problems.push({ blockId: '', message: 'There is no heading of level 1, which names the page.' });
  headings.forEach(({ level, blockId }, index) => {
    const before = headings[index - 1]?.level ?? 1;
    if (level > before + 1)
      problems.push({ blockId, message: `A heading of level ${level} follows one of level ${before}.` });
  });
  return problems;
}
