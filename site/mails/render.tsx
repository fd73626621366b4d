import { renderToStaticMarkup } from 'react-dom/server';
import { languageOfOwner, sayToOwner, type SayToOwner } from '#core/owner-mails/words.ts';
import { wordsIn } from '#core/words/wording.ts';
import type { Words } from '#core/words/words.ts';
import { accountMails } from './account-mails.ts';
import { billingMails } from './billing-mails.ts';
import { commentMails } from './comment-mails.ts';
import { donationMails } from './donation-mails.ts';
import { reviewMails } from './review-mails.ts';
import { formMails } from './form-mails.ts';
import { Letter } from './letter.tsx';
import type { MailLook } from './look.ts';
import { orderMails } from './order-mails.ts';
import { codeMails } from './code-mails.ts';
import { peopleMails } from './people-mails.ts';
import { customerMails } from './visitors/customer-mails.ts';
import { donorMails } from './visitors/donation-mails.ts';
import { giftCardMails } from './visitors/gift-card-mails.ts';
import { listMails } from './visitors/list-mails.ts';
import { buyerMails } from './visitors/order-mails.ts';
import { subscriptionMails } from './visitors/subscription-mails.ts';
import { weeklyMails } from './weekly-mails.ts';
import type { MailWords } from './words.ts';

/** To owners and those who work with them, in the language they work in. */
const OWNER_MAILS = {
  ...accountMails,
  ...formMails,
  ...orderMails,
  ...commentMails,
  ...reviewMails,
  ...donationMails,
  ...codeMails,
  ...peopleMails,
  ...billingMails,
  ...weeklyMails,
};

/** To the visitors and customers of a site, in their language. */
const VISITOR_MAILS = {
  ...buyerMails,
  ...customerMails,
  ...subscriptionMails,
  ...giftCardMails,
  ...donorMails,
  ...listMails,
};

type OwnerMails = typeof OWNER_MAILS;
type VisitorMails = typeof VISITOR_MAILS;
export type OwnerMail = {
  [N in keyof OwnerMails]: { name: N; values: Parameters<OwnerMails[N]>[0]; language?: string };
}[keyof OwnerMails];
type VisitorMail = {
  [N in keyof VisitorMails]: { name: N; values: Parameters<VisitorMails[N]>[0]; words: Words };
}[keyof VisitorMails];
export type Mail = OwnerMail | VisitorMail;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** To visitors in the look of the site that writes to them; everything else in the product's own. */
export function renderMail(mail: Mail, look?: MailLook): RenderedMail {
  const [said, words] = write(mail);
  const letter = <Letter {...said} locale={words.locale} look={look} />;
  return {
    subject: said.subject,
    text: toText(said, words),
    html: `<!doctype html>\n${renderToStaticMarkup(letter)}\n`,
  };
}

/** What a mail says, and the words of its language for what surrounds it. */
function write(mail: Mail): [MailWords, Words] {
  if ('words' in mail) {
    const { name, values, words } = mail;
    return [(VISITOR_MAILS[name] as (about: typeof values, words: Words) => MailWords)(values, words), words];
  }
  const { name, values, language = '' } = mail;
  const say = sayToOwner(language);
  const said = (OWNER_MAILS[name] as (about: typeof values, say: SayToOwner) => MailWords)(values, say);
  return [said, wordsIn(languageOfOwner(language))];
}

/** Whether a mail is written in the language of whoever gets it. */
export const isOwnerMail = (name: string): boolean => Object.hasOwn(OWNER_MAILS, name);
export const isToOwner = (mail: Mail): mail is OwnerMail => isOwnerMail(mail.name);

function toText(
  { paragraphs, card, rows = [], tables = [], action, afterwards = [], farewell }: MailWords,
  words: Words,
): string {
  const say = words.of('mails');
  const named = (name: string, value: string) => say('named', { name, value });
  const link = action ? [named(action.label, action.url)] : [];
  const filledIn = rows.map(
    ({ title, value }) => `${named(title, '').trimEnd()}\n${value === '' ? '–' : value}`,
  );
  const figures = tables.map(({ head, rows: lines }) =>
    [head, ...lines].map(([name = '', ...cells]) => named(name, cells.filter(Boolean).join(', '))).join('\n'),
  );
  const drawn = card ? [card.message, named(card.title, card.amount), say('code', { code: card.code })] : [];
  const last = farewell ? [`${farewell.words} ${named(farewell.label, farewell.url)}`] : [];
  return `${[...paragraphs, ...drawn.filter((line) => line !== ''), ...filledIn, ...figures, ...link, ...afterwards, ...last].join('\n\n')}\n`;
}
