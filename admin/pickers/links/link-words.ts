import { canRunScript, classifyLink, LinkClass, recognizeLink } from '#core/links/links.ts';
import { EMAIL_LINK_FORMAT } from '#core/messages/editing.ts';
import { EXAMPLE_EMAIL } from '#core/messages/form-fields.ts';
import { describeWebLinkFormat } from '#core/messages/web-link-format.ts';
import { say } from './words.ts';

const KINDS: Readonly<Record<LinkClass, string>> = {
  [LinkClass.anchor]: say('aPlaceOnThis'),
  [LinkClass.contentLink]: say('aPageOfYour'),
  [LinkClass.fileLink]: say('aFileOfYour'),
  [LinkClass.externalLink]: say('anotherSite'),
  [LinkClass.malformedProtocol]: describeWebLinkFormat(),
  [LinkClass.otherProtocol]: say('mailPhoneOrAnother'),
  [LinkClass.emptyString]: '',
  [LinkClass.default]: say('startWithHttpsOr'),
};

/** What a link leads to in words, and whether it can be followed. */
export function describeLink(href: string): { words: string; isGood: boolean } {
  if (canRunScript(href)) return { words: say('linksMustNotRun'), isGood: false };
  const kind = classifyLink(href);
  const isWritten = recognizeLink(href) !== undefined;
  const isClear = kind !== LinkClass.malformedProtocol && kind !== LinkClass.default;
  if (isClear && !isWritten && href !== '') return { words: slipIn(href, kind), isGood: false };
  return { words: KINDS[kind], isGood: isClear };
}

/** How the link should have been written. */
function slipIn(href: string, kind: LinkClass): string {
  if (/^\s*mailto:/i.test(href)) return EMAIL_LINK_FORMAT.replace('{email}', EXAMPLE_EMAIL);
  if (kind === LinkClass.externalLink) return describeWebLinkFormat();
  return say('thisAddressHasA');
}
