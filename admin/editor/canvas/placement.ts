import { gridRules } from '#core/page/layout.ts';
import { MOBILE_MAX_WIDTH, NAVIGATION_COLLAPSE_WIDTH } from '#core/theme/scale.ts';
import type { PageBody, Section } from '#core/page/page.ts';
import { makeSheet } from '../../kit/make-sheet.ts';
import type { FramePage } from './frame-page.ts';

/** Keeps one style sheet per section, so that a moved block touches the rules of its own section alone. */
export function makePlacement({ window, document }: FramePage) {
  const sheets = new Map<string, { blocks: Section['blocks']; sheet: CSSStyleSheet }>();

  const adopt = (change: (adopted: CSSStyleSheet[]) => CSSStyleSheet[]) => {
    document.adoptedStyleSheets = change([...document.adoptedStyleSheets]);
  };

  return {
    update({ sections }: PageBody): void {
      const added: CSSStyleSheet[] = [];
      for (const { id, blocks } of sections) {
        const known = sheets.get(id);
        if (!known) {
          const sheet = makeSheet(window, placementCss(blocks));
          sheets.set(id, { blocks, sheet });
          added.push(sheet);
        } else {
          if (!areInPlace(known.blocks, blocks)) known.sheet.replaceSync(placementCss(blocks));
          known.blocks = blocks;
        }
      }
      const present = new Set(sections.map(({ id }) => id));
      const gone = [...sheets].filter(([id]) => !present.has(id));
      for (const [id] of gone) sheets.delete(id);
      const dropped = new Set(gone.map(([, { sheet }]) => sheet));
      if (added.length > 0 || dropped.size > 0)
        adopt((adopted) => [...adopted.filter((sheet) => !dropped.has(sheet)), ...added]);
    },
    close(): void {
      const own = new Set([...sheets.values()].map(({ sheet }) => sheet));
      adopt((adopted) => adopted.filter((sheet) => !own.has(sheet)));
      sheets.clear();
    },
  };
}

/** Other words move nothing, and rules that are written anew make the browser look at the whole page again. */
function areInPlace(before: Section['blocks'], after: Section['blocks']): boolean {
  if (before === after) return true;
  return (
    before.length === after.length &&
    after.every(({ id, place }, index) => before[index]?.id === id && before[index].place === place)
  );
}

function placementCss(blocks: Section['blocks']): string {
  const { wide, tablet, phone } = gridRules(blocks);
  return `@media (min-width:${NAVIGATION_COLLAPSE_WIDTH + 1}px){${wide}}
@media (min-width:${MOBILE_MAX_WIDTH + 1}px) and (max-width:${NAVIGATION_COLLAPSE_WIDTH}px){${tablet}}
@media (max-width:${MOBILE_MAX_WIDTH}px){${phone}}`;
}
