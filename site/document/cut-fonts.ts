import type { PageBody } from '#core/page/page.ts';
import type { PageInput } from '../page-input.ts';

/** Something bold in a heading. */
const BOLD_HEADING = /<h[1-6][^>]*>(?:(?!<\/h[1-6]>)[^])*?<(?:strong|b)[ >]/;
/** What an owner puts into them is in whatever weight it is. */
const OWN_CODE: readonly string[] = ['code', 'embed'];

/** Whether a page uses the weights of the theme's fonts that were cut out, and no others. */
export function usesCutFonts(input: PageInput, markup: string, bodies: readonly PageBody[]): boolean {
  const { fontCuts, theme, settings, content, isEditing } = input;
  if (!fontCuts || isEditing || theme.customCss !== '' || settings.code.header + settings.code.footer !== '')
    return false;
  if (content.kind === 'document' && content.document.headCode + content.document.footCode !== '')
    return false;
  const isPlain = ({ style, blocks }: PageBody['sections'][number]) =>
    !fontCuts.otherWeightVariants.includes(style.variant) &&
    !blocks.some(({ type }) => OWN_CODE.includes(type));
  return bodies.every(({ sections }) => sections.every(isPlain)) && !BOLD_HEADING.test(markup);
}
