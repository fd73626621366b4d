import type { CSSProperties } from 'react';
import type { MailWords } from './words.ts';

// Mail programs drop style sheets, so everything stands on the elements themselves.
const styles = {
  card: {
    margin: '8px 0 28px',
    border: '1px solid #e4e1d8',
    borderRadius: '12px',
    overflow: 'hidden',
    background: '#ffffff',
  },
  picture: { display: 'block', width: '100%', height: 'auto', border: 0 },
  band: {
    height: '120px',
    background: '#16150f',
    backgroundImage: 'linear-gradient(120deg,#16150f,#1f5eff)',
  },
  words: { padding: '24px' },
  message: { margin: '0 0 8px', fontSize: '20px', lineHeight: 1.4, whiteSpace: 'pre-line' },
  from: { margin: '0 0 20px', color: '#66635a' },
  title: { margin: 0, color: '#66635a', fontSize: '14px' },
  amount: {
    margin: '0 0 20px',
    fontSize: '36px',
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    fontWeight: 600,
  },
  code: {
    margin: 0,
    padding: '14px 16px',
    borderRadius: '6px',
    background: '#f1efe8',
    font: '600 19px/1.3 ui-monospace, Menlo, Consolas, monospace',
    letterSpacing: '0.04em',
    textAlign: 'center',
  },
} satisfies Record<string, CSSProperties>;

/** A gift card as its recipient gets it. */
export function GiftCardDrawing(props: NonNullable<MailWords['card']>) {
  const { image, title, amount, code, from, message } = props;
  return (
    <div style={styles.card}>
      {image === '' ? (
        <div style={styles.band} />
      ) : (
        <img src={image} alt="" width="544" style={styles.picture} />
      )}
      <div style={styles.words}>
        {message !== '' && <p style={styles.message}>{message}</p>}
        {from !== '' && <p style={styles.from}>{from}</p>}
        <p style={styles.title}>{title}</p>
        <p style={styles.amount}>{amount}</p>
        <p style={styles.code} dir="ltr">
          {code}
        </p>
      </div>
    </div>
  );
}
