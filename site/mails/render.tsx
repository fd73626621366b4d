import { splitAtAddresses } from '#core/text/web-addresses.ts';
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf } from '#core/words/languages.ts';
import { languageOfOwner, sayToOwner, type SayToOwner } from '#core/owner-mails/words.ts';
import { wordsIn } from '#core/words/wording.ts';
import type { Words } from '#core/words/words.ts';
import { accountMails } from './account-mails.ts';
import { billingMails } from './billing-mails.ts';
import { commentMails } from './comment-mails.ts';
import { donationMails } from './donation-mails.ts';
import { reviewMails } from './review-mails.ts';
import { formMails } from './form-mails.ts';
import { GiftCardDrawing } from './gift-card.tsx';
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

export function renderMail(mail: Mail): RenderedMail {
  const [said, words] = write(mail);
  return {
    subject: said.subject,
    text: toText(said, words),
    html: `<!doctype html>\n${renderToStaticMarkup(<Letter {...said} locale={words.locale} />)}\n`,
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
export const isToOwner = (mail: Mail): mail is OwnerMail => Object.hasOwn(OWNER_MAILS, mail.name);

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

// Mail programs drop style sheets, so everything stands on the elements themselves.
const styles = {
  body: { margin: 0, padding: '32px 20px', background: '#faf9f6', color: '#16150f' },
  letter: { maxWidth: '34em', margin: '0 auto', font: '17px/1.55 Inter, system-ui, sans-serif' },
  heading: { fontSize: '28px', lineHeight: 1.15, margin: '0 0 24px' },
  tight: { letterSpacing: '-0.03em' },
  paragraph: { margin: '0 0 16px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  link: { color: '#1f5eff' },
  button: {
    display: 'inline-block',
    margin: '8px 0 24px',
    padding: '12px 22px',
    borderRadius: '3px',
    background: '#1f5eff',
    color: '#ffffff',
    fontWeight: 600,
    textDecoration: 'none',
  },
  row: { margin: '0 0 16px', paddingTop: '12px', borderTop: '1px solid #e4e1d8' },
  rowTitle: { margin: '0 0 2px', color: '#66635a', fontSize: '14px' },
  rowValue: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  table: { width: '100%', margin: '0 0 28px', borderCollapse: 'collapse' },
  cell: {
    padding: '8px 0 8px 12px',
    borderTop: '1px solid #e4e1d8',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  name: { padding: '8px 0', borderTop: '1px solid #e4e1d8', textAlign: 'left', overflowWrap: 'anywhere' },
  head: { border: 0, color: '#66635a', fontSize: '14px', fontWeight: 400 },
  quiet: { margin: '0 0 12px', color: '#66635a', fontSize: '15px', overflowWrap: 'anywhere' },
} satisfies Record<string, CSSProperties>;

function Letter(props: MailWords & { locale: string }) {
  const {
    subject,
    paragraphs,
    card,
    rows = [],
    tables = [],
    action,
    afterwards = [],
    farewell,
    locale,
  } = props;
  const dir = directionOf(locale);
  return (
    <html lang={locale} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={styles.body} dir={dir}>
        <div style={styles.letter}>
          <h1 style={dir === 'rtl' ? styles.heading : { ...styles.heading, ...styles.tight }}>{subject}</h1>
          {paragraphs.map((paragraph, index) => (
            <p key={index} style={styles.paragraph}>
              {withLinks(paragraph)}
            </p>
          ))}
          {card && <GiftCardDrawing {...card} />}
          {rows.map(({ title, value }, index) => (
            <div key={index} style={styles.row}>
              <p style={styles.rowTitle}>{title}</p>
              <p style={{ ...styles.rowValue, textAlign: dir === 'rtl' ? 'right' : 'left' }} dir="auto">
                {value === '' ? '–' : value}
              </p>
            </div>
          ))}
          {tables.map((table, index) => (
            <FigureTable key={index} {...table} />
          ))}
          {action && (
            <p>
              <a style={styles.button} href={action.url}>
                {action.label}
              </a>
            </p>
          )}
          {afterwards.map((line) => (
            <p key={line} style={styles.quiet}>
              {line}
            </p>
          ))}
          {farewell && (
            <p style={styles.quiet}>
              {farewell.words}{' '}
              <a href={farewell.url} style={styles.link}>
                {farewell.label}
              </a>
            </p>
          )}
        </div>
      </body>
    </html>
  );
}

function FigureTable({ head, rows }: NonNullable<MailWords['tables']>[number]) {
  const styleOf = (column: number) => (column === 0 ? styles.name : styles.cell);
  return (
    <table style={styles.table}>
      <thead>
        <tr>
          {head.map((words, column) => (
            <th key={column} scope="col" style={{ ...styleOf(column), ...styles.head }}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((words, column) => (
              <td key={column} style={styleOf(column)}>
                {words}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Addresses in a text lead where they say. */
function withLinks(words: string) {
  return splitAtAddresses(words).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} style={styles.link}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
