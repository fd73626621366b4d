import type { PageBody } from '#core/page/page.ts';
import { isPlain } from '#core/theme/plain-letters.ts';
import type { CutFonts, PageInput } from '../page-input.ts';

/** Something bold in a heading. */
const BOLD_HEADING = /<h[1-6][^>]*>(?:(?!<\/h[1-6]>)[^])*?<(?:strong|b)[ >]/;
/** What an owner puts into them is in whatever weight it is. */
const OWN_CODE: readonly string[] = ['code', 'embed'];

/** The cuts that have all a page is set in; none where it uses weights of the theme's fonts that were cut out. */
export function cutFontsFor(
  input: PageInput,
  markup: string,
  bodies: readonly PageBody[],
): CutFonts | undefined {
  const { fontCuts, theme, settings, content, isEditing } = input;
  if (!fontCuts || isEditing || theme.customCss !== '' || settings.code.header + settings.code.footer !== '')
    return undefined;
  if (content.kind === 'document' && content.document.headCode + content.document.footCode !== '')
    return undefined;
  const isAsUsual = ({ style, blocks }: PageBody['sections'][number]) =>
    !fontCuts.otherWeightVariants.includes(style.variant) &&
    !blocks.some(({ type }) => OWN_CODE.includes(type));
  if (!bodies.every(({ sections }) => sections.every(isAsUsual)) || BOLD_HEADING.test(markup))
    return undefined;
  return isPlain(markup) ? fontCuts.plain : fontCuts.all;
}
