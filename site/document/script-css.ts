import { keepsLetterSpacing, scriptOf } from '#core/text/scripts.ts';

/** Scripts whose letters and marks reach far above and below a line. */
const TALL: readonly string[] = ['Arab', 'Thai', 'Deva', 'Beng', 'Telu', 'Khmr', 'Laoo', 'Mymr', 'Tibt'];

const DISPLAY =
  ':is(h1,h2,h3,h4,.heading,.food-menu-title,.site-title,.card-title,.summary-title,.newsletter-title,.menu)';

/** Of the few languages there are: to ask for a script takes as long as much of a page. */
const known = new Map<string, string>();

/** What a page of a language needs so that its display type, which is set for Latin capitals, can be read. */
export function scriptCss(language: string): string {
  const css = known.get(language) ?? cssFor(language);
  known.set(language, css);
  return css;
}

function cssFor(language: string): string {
  const script = scriptOf(language);
  const at = `:lang(${language})`;
  return [
    TALL.includes(script) ? `${DISPLAY}${at}{line-height:1.35!important}` : '',
    keepsLetterSpacing(language) ? `${at}{letter-spacing:0!important}` : '',
    // Without spaces between words, a line would break in the middle of most of them.
    script === 'Jpan' ? `${at}{line-break:strict}${DISPLAY}${at}{word-break:auto-phrase}` : '',
  ].join('');
}
