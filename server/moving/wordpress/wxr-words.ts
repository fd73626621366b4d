import { isRecord } from '#core/fields/field.ts';
import type { Inline, ListItem, TextBlock } from '#core/rich-text/document.ts';
import type { Failure } from '#contract/errors.ts';
import { partsFromHtml } from '../html/html-parts.ts';
import type { WxrComment } from './wxr.ts';

/** `2020-01-02 03:04:05` as a moment; empty for days there are not, such as those of the year 0. */
export function momentOf(date: string): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(date) ?? [];
  if (day === undefined || day < '1000') return '';
  const moment = new Date(`${day}T${time}.000Z`);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

/** The path of an address, without a slash at its end and the language it may begin with; empty for what is no address. */
export function pathIn(link: string, language = ''): string {
  // Squarespace names addresses of its own by their path alone.
  const whole = link.startsWith('/') ? `https://site.invalid${link}` : link;
  if (!URL.canParse(whole)) return '';
  const path = new URL(whole).pathname.replace(/(?<=.)\/+$/, '');
  const [, first, ...rest] = path.split('/');
  return language !== '' && first === language ? `/${rest.join('/')}` : path;
}

/** A link as it works here: those to the old site lead within this one, others stay. */
export function hrefIn(link: string, base: string): string {
  const isOwn = URL.canParse(link) && URL.canParse(base) && new URL(link).host === new URL(base).host;
  return isOwn ? pathIn(link) || '/' : link;
}

/** The words of some markup, without any of it. */
export function plain(html: string, between = ' '): string {
  const { parts } = partsFromHtml(html);
  return parts
    .flatMap((part) => (part.kind === 'text' ? part.content : []))
    .map((block) => wordsIn(block, between))
    .filter((words) => words !== '')
    .join(between)
    .trim();
}

/** The words of one block, and of those that stand in it. */
export function wordsIn(block: TextBlock | ListItem | Inline, between = ' '): string {
  if (block.type === 'text') return block.text;
  if (block.type === 'hardBreak') return between.slice(0, 1);
  const inside: readonly (TextBlock | ListItem | Inline)[] = 'content' in block ? (block.content ?? []) : [];
  const holdsWords = inside.some(({ type }) => type === 'text');
  return inside.map((each) => wordsIn(each, between)).join(holdsWords ? '' : between);
}

/** Lines and paragraphs of a comment stay apart. */
export function commentWords({ content }: WxrComment): string {
  const lines = content.replaceAll(/(?<=[^\s>])[^\S\n]*\r?\n(?=[^\s<])/g, '<br>');
  return plain(lines, '\n\n') || content;
}

/** Why something was refused, with the field it is about. */
export function refusalOf(failure: Failure): string {
  const { errors } = failure.details;
  const first = isRecord(errors) ? Object.entries(errors)[0] : undefined;
  return first ? `${first[0]}: ${String(first[1])}` : failure.sentence;
}
