import type { Category } from '#core/consent/categories.ts';
import { providerName } from '#core/consent/contacts.ts';
import { SANDBOXES, type HeldKind } from '#core/consent/sandboxes.ts';
import { escape } from '#core/text/html.ts';
import { choose, frame } from '#contract/addresses/consent.ts';
import { fillPath } from '#contract/address.ts';
import type { Say } from '#core/words/words.ts';

export interface HeldFrame {
  src: string;
  category: Category;
  kind: HeldKind;
}

/** How the document answers: with the frame, with a question, or where it cannot be shown with a link. */
export type FrameAnswer = 'shown' | 'asks' | 'asksOnce' | 'linked';

/** In the language of the site. */
export interface FrameSpeech {
  answer: FrameAnswer;
  language: string;
  direction: 'ltr' | 'rtl';
  say: Say<'consent'>;
}

export const FRAME_STYLE =
  ':root{color-scheme:light dark}html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0}' +
  'body:not(:has(iframe)){box-sizing:border-box;display:flex;flex-wrap:wrap;gap:10px;place-content:safe center;padding:16px;overflow:auto;' +
  'background:light-dark(#f1f1ee,#232427);color:light-dark(#1c1d20,#f3f3f0);font:15px/1.45 system-ui,sans-serif;text-align:center}' +
  'p{flex:0 0 100%;margin:0}button,a{min-height:44px;box-sizing:border-box;padding:9px 18px;border:1px solid;border-radius:6px;' +
  'background:none;color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}';

const hidden = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('');

/**
 * What stands in a frame of the site's own in place of one of somebody else. The same page goes to everybody; this
 * small document is asked for by each visitor, and decides for them alone. It needs no script.
 */
export function frameDocument(held: HeldFrame, { answer, language, direction, say }: FrameSpeech): string {
  const name = providerName(held.src);
  return `<!doctype html>
<html lang="${escape(language)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(name)}</title><style>${FRAME_STYLE}</style></head>
<body>${answer === 'shown' ? player(held, name) : held.kind === 'background' ? '' : question(held, { answer, name, say })}</body></html>
`;
}

const player = ({ src, kind }: HeldFrame, name: string) =>
  `<iframe src="${escape(src)}" title="${escape(name)}" sandbox="${SANDBOXES[kind]}" referrerpolicy="strict-origin-when-cross-origin" allow="autoplay; fullscreen; picture-in-picture; encrypted-media"></iframe>`;

function question(
  held: HeldFrame,
  { answer, name, say }: { answer: Exclude<FrameAnswer, 'shown'>; name: string; say: Say<'consent'> },
): string {
  const { src, category } = held;
  const words = `<p>${escape(say('held', { providers: name, category: say(category) }))}</p>`;
  if (answer === 'linked')
    return `${words}<a href="${escape(src)}" target="_blank" rel="noopener">${escape(say('openElsewhere'))}</a>`;
  const once = `<form action="${frame.path}">${hidden({ ...held, once: 'on' })}<button>${escape(say('allowOnce'))}</button></form>`;
  if (answer === 'asksOnce') return words + once;
  const to = fillPath(frame.path, { query: { ...held } });
  const always = hidden({ way: 'content', [category]: 'on', to });
  return `${words}${once}<form method="${choose.method}" action="${choose.path}">${always}<button>${escape(say('alwaysAllow'))}</button></form>`;
}
