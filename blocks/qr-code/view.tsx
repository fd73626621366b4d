import { safeHref } from '#core/links/links.ts';
import type { ViewProps } from '../kit/block.tsx';
import { QrImage } from '../kit/qr-image.tsx';
import type { QrCodeValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

/** Whoever reads it on a phone cannot scan its own screen, so a link can be followed too. */
export function QrCodeView({ values }: ViewProps<QrCodeValues>) {
  const say = useWords('blocks');
  const { content, caption, size, align } = values;
  const text = content.trim();
  const href = /^https?:\/\//i.test(text) ? safeHref(text) : undefined;
  const code = <QrImage text={text} label={say('qrCode', { text: caption || text })} className="qr-image" />;
  return (
    <figure className="qr-code" data-size={size} data-align={align}>
      {href === undefined ? code : <a href={href}>{code}</a>}
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
