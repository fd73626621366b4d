import { canRunScript, classifyLink, LinkClass, recognizeLink } from '#core/links.ts';

const KINDS: Readonly<Record<LinkClass, string>> = {
  [LinkClass.anchor]: 'A place on this page',
  [LinkClass.contentLink]: 'A page of your site',
  [LinkClass.fileLink]: 'A file of your site',
  [LinkClass.externalLink]: 'Another site',
  [LinkClass.malformedProtocol]: 'Write two slashes after the colon, as in https://',
  [LinkClass.otherProtocol]: 'Mail, phone or another program',
  [LinkClass.emptyString]: '',
  [LinkClass.default]: 'Start with https://, or with / for a page of your site',
};

/** What a link leads to in words, and whether it can be followed. */
export function describeLink(href: string): { words: string; isGood: boolean } {
  if (canRunScript(href)) return { words: 'Links must not run script.', isGood: false };
  const kind = classifyLink(href);
  const isWritten = recognizeLink(href) !== undefined;
  const isClear = kind !== LinkClass.malformedProtocol && kind !== LinkClass.default;
  if (isClear && !isWritten && href !== '')
    return { words: 'There is a slip in this address.', isGood: false };
  return { words: KINDS[kind], isGood: isClear };
}
