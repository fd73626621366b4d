import { isSamePlacePath } from '../site/paths.ts';
import { escape } from '../text/html.ts';

/** Elements that go with all that is in them. */
const DROPPED = /<(script|style|template|iframe|object|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|<!--[\s\S]*?(?:-->|$)/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const KEPT: Readonly<Record<string, string>> = { a: 'a', b: 'b', strong: 'b' };

/** Text with nothing but links and bold left of its HTML; empty if no words are left. */
export function reduceHtml(html: string): string {
  const source = html.replaceAll(DROPPED, '');
  const open: string[] = [];
  let result = '';
  let end = 0;
  for (const match of source.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = ''] = match;
    result += textOf(source.slice(end, match.index));
    end = match.index + whole.length;
    const kept = KEPT[name.toLowerCase()];
    if (kept === undefined) result += /^(?:br|p|div|li|h\d)$/i.test(name) ? ' ' : '';
    else if (slash === '/') {
      if (open.at(-1) === kept) result += `</${open.pop()}>`;
    } else {
      const href = kept === 'a' ? hrefOf(attributes) : '';
      if (href === undefined || open.includes(kept)) continue;
      open.push(kept);
      result += kept === 'a' ? `<a href="${escape(href)}">` : `<${kept}>`;
    }
  }
  result += textOf(source.slice(end));
  for (const name of open.toReversed()) result += `</${name}>`;
  const words = result.replaceAll(/<[^>]*>/g, '').replaceAll(/&nbsp;|&#160;/g, ' ');
  return words.trim() === '' ? '' : result.replaceAll(/\s+/g, ' ').trim();
}

/** Entities stay what they are; everything else that could be markup is text. */
function textOf(text: string): string {
  return escape(text).replaceAll(/&amp;(#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,10});/gi, '&$1;');
}

function hrefOf(attributes: string): string | undefined {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const href = (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim();
  return isSamePlacePath(href) || /^(?:https?:\/\/|mailto:|tel:|#)[^\s<>]*$/i.test(href) ? href : undefined;
}
