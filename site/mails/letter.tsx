import { renditionUrl } from '#core/images/images.ts';
import { keepsLetterSpacing } from '#core/text/scripts.ts';
import { splitAtAddresses } from '#core/text/web-addresses.ts';
import type { Roles } from '#core/theme/palette.ts';
import type { CSSProperties, ReactNode } from 'react';
import { directionOf } from '#core/words/languages.ts';
import { GiftCardDrawing } from './gift-card.tsx';
import { rolesOf, type MailLook } from './look.ts';
import type { MailWords } from './words.ts';

/** Drawn at twice the pixels it takes. */
const LOGO_WIDTH = 500;
/** Characters a value may have that stands beside its name. */
const SHORT = 14;
const LETTER_WIDTH = 578;
/** Outlook takes over no font into its tables, so each cell with words names it. */
const FONT = '17px/1.55 Inter, system-ui, sans-serif';

// Mail programs drop style sheets, so everything stands on the elements themselves.
const stylesIn = ({ paper, ink, quiet, line, accent, onAccent }: Roles) =>
  ({
    body: { margin: 0, padding: '32px 20px', background: paper, color: ink },
    outer: { width: '100%', borderCollapse: 'collapse' },
    letter: {
      width: '100%',
      maxWidth: `${LETTER_WIDTH}px`,
      borderCollapse: 'collapse',
      font: FONT,
    },
    words: { padding: 0, font: FONT, color: ink },
    heading: {
      fontSize: '28px',
      lineHeight: 1.15,
      margin: '0 0 24px',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    tight: { letterSpacing: '-0.03em' },
    paragraph: { margin: '0 0 16px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    link: { color: accent },
    action: { margin: '8px 0 24px', borderCollapse: 'separate' },
    button: { borderRadius: '3px', backgroundColor: accent },
    buttonLink: {
      display: 'inline-block',
      padding: '12px 22px',
      borderRadius: '3px',
      color: onAccent,
      font: FONT,
      fontWeight: 600,
      textDecoration: 'none',
    },
    row: { margin: '0 0 16px', paddingTop: '12px', borderTop: `1px solid ${line}` },
    rowTitle: { margin: '0 0 2px', color: quiet, fontSize: '14px' },
    rowValue: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    table: { width: '100%', margin: '0 0 28px', borderCollapse: 'collapse' },
    cell: {
      padding: '8px 0 8px 12px',
      borderTop: `1px solid ${line}`,
      textAlign: 'right',
      whiteSpace: 'nowrap',
    },
    name: { padding: '8px 0', borderTop: `1px solid ${line}`, textAlign: 'left', overflowWrap: 'anywhere' },
    head: { border: 0, color: quiet, fontSize: '14px', fontWeight: 400 },
    quiet: { margin: '0 0 12px', color: quiet, fontSize: '15px', overflowWrap: 'anywhere' },
    brand: {
      display: 'inline-block',
      margin: '0 0 28px',
      color: ink,
      fontSize: '19px',
      fontWeight: 650,
      textDecoration: 'none',
    },
    logo: { display: 'block', maxWidth: '220px', maxHeight: '56px', width: 'auto', height: 'auto' },
    figure: { width: '100%', borderCollapse: 'collapse', borderTop: `1px solid ${line}` },
    figureName: { fontWeight: 400, overflowWrap: 'anywhere' },
    figureValue: { padding: '10px 0', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  }) satisfies Record<string, CSSProperties>;
type Styles = ReturnType<typeof stylesIn>;

export function Letter(props: MailWords & { locale: string; look: MailLook | undefined }) {
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
    look,
  } = props;
  const dir = directionOf(locale);
  const styles = stylesIn(rolesOf(look));
  return (
    <html lang={locale} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        {/* The colours are the site's own: mail programs do not turn them round in the dark. */}
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <title>{subject}</title>
      </head>
      <body style={styles.body} dir={dir}>
        <Page isRtl={dir === 'rtl'} styles={styles}>
          {look && <Brand look={look} siteUrl={farewell?.url ?? action?.url} styles={styles} />}
          <h1 style={keepsLetterSpacing(locale) ? styles.heading : { ...styles.heading, ...styles.tight }}>
            {subject}
          </h1>
          {paragraphs.map((paragraph, index) => (
            <p key={index} style={styles.paragraph}>
              {withLinks(paragraph, styles)}
            </p>
          ))}
          {card && <GiftCardDrawing {...card} />}
          {rows.map((row, index) => (
            <Row key={index} {...row} isRtl={dir === 'rtl'} styles={styles} />
          ))}
          {tables.map((table, index) => (
            <FigureTable key={index} {...table} styles={styles} />
          ))}
          {action && <Action {...action} styles={styles} />}
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
        </Page>
      </body>
    </html>
  );
}

/** Outlook knows widths of tables only, and no space around what is none. */
function Page(props: { isRtl: boolean; styles: Styles; children: ReactNode }) {
  const { isRtl, styles, children } = props;
  return (
    <table role="presentation" style={styles.outer}>
      <tbody>
        <tr>
          <td align="center" style={{ padding: 0 }}>
            <table role="presentation" width={LETTER_WIDTH} style={styles.letter}>
              <tbody>
                <tr>
                  <td style={{ ...styles.words, textAlign: isRtl ? 'right' : 'left' }}>{children}</td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Action({ label, url, styles }: NonNullable<MailWords['action']> & { styles: Styles }) {
  return (
    <table role="presentation" style={styles.action}>
      <tbody>
        <tr>
          <td style={styles.button}>
            <a style={styles.buttonLink} href={url}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/**
 * Whom it comes from: the logo, or the name where there is none or mail programs keep pictures back. The last words of a
 * mail lead to the site itself, where the button of a newsletter may lead anywhere.
 */
function Brand({ look, siteUrl, styles }: { look: MailLook; siteUrl: string | undefined; styles: Styles }) {
  const { title, logo } = look;
  const origin = siteUrl !== undefined && URL.canParse(siteUrl) ? new URL(siteUrl).origin : undefined;
  if (origin === undefined) return <p style={styles.brand}>{title}</p>;
  return (
    <a href={origin} style={styles.brand}>
      {logo === '' ? (
        title
      ) : (
        <img src={new URL(renditionUrl(logo, LOGO_WIDTH), origin).href} alt={title} style={styles.logo} />
      )}
    </a>
  );
}

/** A short value, such as a price, stands beside its name; longer ones below it. */
function Row(props: { title: string; value: string; isRtl: boolean; styles: Styles }) {
  const { title, value, isRtl, styles } = props;
  const said = value === '' ? '–' : value;
  if (said.length <= SHORT && !said.includes('\n'))
    return (
      <table style={styles.figure} role="presentation">
        <tbody>
          <tr>
            <td style={{ padding: isRtl ? '10px 0 10px 16px' : '10px 16px 10px 0', ...styles.figureName }}>
              {title}
            </td>
            <td style={{ ...styles.figureValue, textAlign: isRtl ? 'left' : 'right' }}>{said}</td>
          </tr>
        </tbody>
      </table>
    );
  return (
    <div style={styles.row}>
      <p style={styles.rowTitle}>{title}</p>
      <p style={{ ...styles.rowValue, textAlign: isRtl ? 'right' : 'left' }} dir="auto">
        {said}
      </p>
    </div>
  );
}

function FigureTable({ head, rows, styles }: NonNullable<MailWords['tables']>[number] & { styles: Styles }) {
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
function withLinks(words: string, styles: Styles) {
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
