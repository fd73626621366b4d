import { useContext } from 'react';
import type { DonationPage } from '#core/donations/donation-page.ts';
import {
  DONATE_BUTTON_MISSING,
  DONATE_PARAMETER,
  DONATE_PATH,
  donatePath,
  progressOf,
} from '#core/donations/donation.ts';
import { formatMoney, type Cents } from '#core/money/currency.ts';
import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import { PageContentContext } from '../kit/page-content.ts';
import { ShopContext, type ShopFacts } from '../kit/shop-context.ts';
import { fields, type DonateValues } from './fields.ts';
import { useWords } from '../kit/words.ts';
import { unlessOwn } from '#core/words/own-text.ts';

/** A form with an ordinary button: click, Enter and Space lead to the checkout without a script. */
export function DonateView({ values, isEditing }: ViewProps<DonateValues>) {
  const say = useWords('donation');
  const content = useContext(PageContentContext);
  const onPage = useContext(ShopContext);
  const shop = content.shop ?? onPage;
  const page = content.donations?.[values.donationPage];
  // It was deleted meanwhile: visitors see nothing of it, and the console says why.
  if (!page)
    return isEditing ? (
      <p className="quiet">This donation page no longer exists. Choose another.</p>
    ) : (
      <div hidden data-console={DONATE_BUTTON_MISSING} />
    );
  const { showTitle, showAmounts, showProgress, showDonors } = values;
  return (
    <div className="donate" data-align={values.align}>
      {showTitle && (
        <>
          <p className="donate-title">{page.title}</p>
          {page.words !== '' && <p className="donate-words">{page.words}</p>}
        </>
      )}
      {showProgress && page.goalCents > 0 && <Progress page={page} shop={shop} />}
      {showAmounts && page.isOpen && page.amounts.length > 0 && (
        <ul className="donate-amounts" aria-label={say('suggestedAmounts')}>
          {page.amounts.map((cents) => (
            <li key={cents}>
              <a href={`${donatePath(page.id)}&amount=${cents}`}>{amountText(cents, shop)}</a>
            </li>
          ))}
        </ul>
      )}
      {page.isOpen ? (
        <form action={DONATE_PATH} className="donate-go">
          <input type="hidden" name={DONATE_PARAMETER} value={page.id} />
          <button className="button is-theme is-medium">
            {isEditing ? (
              <span {...editable(isEditing, 'label')}>{values.label}</span>
            ) : (
              unlessOwn(values.label, fields.initial.label, say('donate'))
            )}
          </button>
        </form>
      ) : (
        <p className="quiet">{say('closed')}</p>
      )}
      {showDonors && page.donors.length > 0 && (
        <ul className="donate-donors" aria-label={say('recentDonors')}>
          {page.donors.map(({ id, name, cents, message }) => (
            <li key={id}>
              <strong>{name}</strong> {amountText(cents, shop)}
              {message !== '' && <p>{message}</p>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Currency = Pick<ShopFacts, 'currency' | 'locale'>;

/** Round amounts are shown without their zeros. */
function amountText(cents: Cents, { currency, locale }: Currency): string {
  return formatMoney({ cents, currency, locale, trimZeroFraction: true });
}

function Progress({ page, shop }: { page: DonationPage; shop: Currency }) {
  const say = useWords('donation');
  const { goalCents, raisedCents, donationCount: count } = page;
  const sums = {
    raised: <strong key="raised">{amountText(raisedCents, shop)}</strong>,
    goal: amountText(goalCents, shop),
  };
  return (
    <div className="donate-progress">
      <progress value={progressOf(page)} max={100} aria-label={say('raisedSoFar')} />
      <p>{count > 0 ? say.parts('raisedBy', { ...sums, count }) : say.parts('raised', sums)}</p>
    </div>
  );
}
