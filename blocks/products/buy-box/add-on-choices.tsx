import type { AddOn } from '#core/commerce/catalogue/add-ons.ts';
import { priceText, type ShopFacts } from '../../kit/shop-context.ts';
import { useWords } from '../../kit/words.ts';

export const ADD_ON_NAME = 'add-on';

/** What can be had with it, each for a price of its own. */
export function AddOnChoices(props: {
  addOns: readonly AddOn[];
  shop: Pick<ShopFacts, 'currency' | 'locale'>;
}) {
  const say = useWords('buying');
  const { addOns, shop } = props;
  if (addOns.length === 0) return null;
  return (
    <fieldset className="buy-add-ons">
      <legend>{say('addOns')}</legend>
      {addOns.map(({ id, name, priceCents }) => (
        <label key={id}>
          <input type="checkbox" name={ADD_ON_NAME} value={id} />
          <span>{name}</span>
          <span className="buy-note">
            {priceCents === 0 ? say('free') : `+ ${priceText(priceCents, shop)}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
