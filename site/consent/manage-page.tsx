import type { SpecialPage } from '../page-input.ts';
import { useWords } from '#blocks/kit/words.ts';
import { bannerButtons, categoryBoxes, consentForm } from './markup.ts';

/** What a visitor has agreed to, and how to change it. */
export function ManagePage({ special }: { special: Extract<SpecialPage, { name: 'cookies' }> }) {
  const say = useWords('consent');
  const { allowed, hasChosen, gpc, to, receiptId, buttons } = special;
  const form = consentForm(to, bannerButtons({ ...buttons, cta: 'button' }) + categoryBoxes(allowed, say));
  return (
    <>
      <p>{hasChosen ? say('canChange') : say('chooseWhat')}</p>
      {gpc && <p>{say('gpc')}</p>}
      <div className="cookie-manage" dangerouslySetInnerHTML={{ __html: form }} />
      {receiptId !== '' && (
        <p className="quiet">{say.parts('receipt', { id: <code key="id">{receiptId}</code> })}</p>
      )}
    </>
  );
}
