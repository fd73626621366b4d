import type { SpecialPage } from '../page-input.ts';
import { bannerButtons, categoryBoxes, consentForm, GPC_WORDS } from './markup.ts';

/** What a visitor has agreed to, and how to change it. */
export function ManagePage({ special }: { special: Extract<SpecialPage, { name: 'cookies' }> }) {
  const { allowed, hasChosen, gpc, to, receiptId, buttons } = special;
  const form = consentForm(to, bannerButtons({ ...buttons, cta: 'button' }) + categoryBoxes(allowed));
  return (
    <>
      <p>
        {hasChosen
          ? 'You can change your choice at any time.'
          : 'Choose what this site may use. You can change it at any time.'}
      </p>
      {gpc && <p>{GPC_WORDS}</p>}
      <div className="cookie-manage" dangerouslySetInnerHTML={{ __html: form }} />
      {receiptId !== '' && (
        <p className="quiet">
          Receipt of your choice: <code>{receiptId}</code>
        </p>
      )}
    </>
  );
}
