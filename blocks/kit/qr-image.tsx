import encodeQr from 'qr';

/** More bytes than this make a code too dense to be read from a screen. */
export const MAX_QR_BYTES = 1200;

/** Black on white in every theme: phones read nothing else reliably. */
export function QrImage({ text, label, className }: { text: string; label: string; className: string }) {
  const cells = encodeQr(text, 'raw', { ecc: 'medium', border: 4 });
  const size = cells.length;
  const path = cells
    .flatMap((line, row) => line.flatMap((isDark, column) => (isDark ? [`M${column} ${row}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
