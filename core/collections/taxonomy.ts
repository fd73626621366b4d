import { control, leaf, type Field } from '../fields/field.ts';
import { categoryLengthMessage, MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH, tagLengthMessage } from '../limits.ts';
import { ONE_TAG_AT_A_TIME, TAG_EXISTS } from '../messages/editing.ts';
import { slugify } from '../text/text-filters.ts';

export const MAX_TERMS_PER_ITEM = 100;

export const TAXONOMIES = ['tags', 'categories'] as const;
export type Taxonomy = (typeof TAXONOMIES)[number];

const RULES: Readonly<Record<Taxonomy, { max: number; message: string; word: string }>> = {
  tags: { max: MAX_TAG_LENGTH, message: tagLengthMessage(), word: 'tag' },
  categories: { max: MAX_CATEGORY_LENGTH, message: categoryLengthMessage(), word: 'category' },
};

const say = (sentence: string, taxonomy: Taxonomy) => sentence.replace('{tagType}', RULES[taxonomy].word);
export const termExists = (taxonomy: Taxonomy) => say(TAG_EXISTS, taxonomy);
export const oneTermAtATime = (taxonomy: Taxonomy) => say(ONE_TAG_AT_A_TIME, taxonomy);

/** What is wrong with a tag or category, in the words an owner reads. */
export function termProblem(taxonomy: Taxonomy, term: string): string | undefined {
  const { max, message, word } = RULES[taxonomy];
  if (term.length > max) return message;
  if (term.trim() === '' || /[\p{Cc}]/u.test(term)) return `A ${word} needs a name.`;
  return undefined;
}

/** The tags or categories of an item: trimmed, each once, whatever its case. */
export function terms(taxonomy: Taxonomy, label: string): Field<string[]> {
  return leaf<string[]>({
    control: control('terms', { label }, { taxonomy, max: RULES[taxonomy].max }),
    initial: [],
    parse(value) {
      if (!Array.isArray(value) || value.some((term) => typeof term !== 'string'))
        return { problem: 'Must be a list of words.' };
      const list = unique(value as string[]);
      if (list.length > MAX_TERMS_PER_ITEM)
        return { problem: `Must have at most ${MAX_TERMS_PER_ITEM} entries.` };
      const problem = list.map((term) => termProblem(taxonomy, term)).find((found) => found !== undefined);
      return problem === undefined ? { value: list } : { problem };
    },
  });
}

function unique(list: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const term of list.map((each) => each.trim().replaceAll(/\s+/g, ' ')))
    if (!found.has(term.toLowerCase())) found.set(term.toLowerCase(), term);
  return [...found.values()];
}

/** The name of a term in addresses. Different words may share one; so does what differs in case alone. */
export function termSlug(term: string): string {
  return slugify(term) || encodeURIComponent(term.toLowerCase()).replaceAll('%', '').toLowerCase() || 'none';
}
