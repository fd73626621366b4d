import { isInStock } from '#core/commerce/catalogue/product.ts';
import type { ShopProduct } from '#core/commerce/catalogue/shop.ts';
import { GIFT_BALANCE_PATH, GIFT_CHECKOUT_PATH } from '#core/commerce/gift-cards/gift-card.ts';
import { formatMoney, type Cents } from '#core/money/currency.ts';
import type { ShopFacts } from '#blocks/kit/shop-context.ts';
import { useWords } from '#blocks/kit/words.ts';

/** One of the amounts that a gift card comes in. */
export interface GiftAmount {
  id: string;
  sku: string;
  cents: Cents;
  isAvailable: boolean;
}

export function amountsOf({ variants }: ShopProduct): GiftAmount[] {
  return variants.map((variant) => ({
    id: variant.id,
    sku: variant.sku,
    cents: variant.price,
    isAvailable: isInStock(variant),
  }));
}

/** Without cents where there are none: `€25`. */
export const amountText = (cents: Cents, { currency, locale }: Pick<ShopFacts, 'currency' | 'locale'>) =>
  formatMoney({ cents, currency, locale, trimZeroFraction: true });

/** Choosing an amount and going on to the checkout of gift cards, without any script. */
export function GiftAmounts(props: { product: ShopProduct; websiteId: string; shop: ShopFacts }) {
  const say = useWords('gift');
  const { product, websiteId, shop } = props;
  const amounts = amountsOf(product);
  const first = amounts.find(({ isAvailable }) => isAvailable);
  return (
    <form className="buy-box gift-amounts" method="get" action={GIFT_CHECKOUT_PATH}>
      <input type="hidden" name="websiteId" value={websiteId} />
      <input type="hidden" name="giftCardProductId" value={product.id} />
      <fieldset>
        <legend>{say('amount')}</legend>
        {amounts.map((amount) => (
          <label key={amount.id} className="gift-amount">
            <input
              type="radio"
              name="sku"
              value={amount.sku}
              defaultChecked={amount === first}
              disabled={!amount.isAvailable}
            />
            {amountText(amount.cents, shop)}
          </label>
        ))}
      </fieldset>
      <button className="button is-solid is-large" disabled={!first}>
        {say(first ? 'buy' : 'soldOutButton')}
      </button>
      <p className="buy-note">
        {say('sentByEmail')} <a href={GIFT_BALANCE_PATH}>{say('checkABalance')}</a>
      </p>
    </form>
  );
}
