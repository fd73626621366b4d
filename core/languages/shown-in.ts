import type { PageBody } from '../page/page.ts';
import { changeBlocks, changeSections } from '../page/find.ts';
import { isSame } from '../same.ts';

/** Sections and blocks can be shown in some languages alone. */
interface Part {
  readonly languages?: readonly string[];
}

export const isShownIn = ({ languages = [] }: Part, language: string): boolean =>
  languages.length === 0 || languages.includes(language);

/** Shows a section or a block in some languages alone; none named is all of them. */
export function showOnlyIn(
  body: PageBody,
  { id, languages }: { id: string; languages: readonly string[] },
): PageBody {
  const limit = <T extends Part & { id: string }>(part: T): T => {
    if (part.id !== id || isSame(part.languages ?? [], languages)) return part;
    const { languages: _, ...rest } = part;
    return (languages.length === 0 ? rest : { ...rest, languages }) as T;
  };
  return changeSections(changeBlocks(body, limit), limit);
}
