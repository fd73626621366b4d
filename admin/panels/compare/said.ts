import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

const VERBS = {
  Added: 'addedNames',
  Changed: 'changedNames',
  Moved: 'movedNames',
  Removed: 'removedNames',
} as const;

/** What a section is called that has neither a name nor a heading. */
export const sectionNumber = (index: number): string => say('sectionNumber', { number: String(index + 1) });

/** What differs, as the server calls it: a section, a label, or a kind of block with its first words. */
export function saidDifference(name: string): string {
  const [, kind, words = ''] = /^(.+?) “(.+)”$/s.exec(name) ?? [];
  if (kind !== undefined) return say('kindWithWords', { kind: declared(kind), words });
  const [, number] = /^Section (\d+)$/.exec(name) ?? [];
  return number === undefined ? declared(name) : sectionNumber(Number(number) - 1);
}

/** What a version brought: “Added Gallery · Changed Heading, Button · 2 more”. */
export function saidSummary(summary: string): string {
  return summary
    .split(' · ')
    .map((part) => {
      const [, verb = '', names = ''] = /^(\w+) (.+)$/s.exec(part) ?? [];
      if (isVerb(verb)) return say(VERBS[verb], { names: names.split(', ').map(saidDifference).join(', ') });
      return names === 'more' ? say('countMore', { count: verb }) : part;
    })
    .join(' · ');
}

const isVerb = (word: string): word is keyof typeof VERBS => Object.hasOwn(VERBS, word);
