import { useEffect, useRef, useState } from 'react';
import { ENTRY_PROBLEMS, type Cart, type CartEntry } from '#core/commerce/cart/cart.ts';
import type { CurrencyCode } from '#core/money/currency.ts';
import {
  CART_EMPTY,
  CHECKOUT_NEEDS_COOKIES,
  QUANTITY_ZERO,
  SUBTOTAL_TOO_LOW,
  UNABLE_TO_OPEN_FORM,
  UNABLE_TO_REMOVE_ITEM,
  UNABLE_TO_UPDATE_QUANTITY,
} from '#core/messages/cart.ts';
import { renditionUrl } from '#core/images/images.ts';
import * as calls from '#contract/addresses/cart.ts';
import type { EntryForm } from '#contract/shop/cart.ts';
import { call } from '#browser/http/call.ts';
import { alertDialog, confirmation } from '#browser/layers/confirmation.ts';
import { showToast } from '#browser/layers/toast.ts';
import { callCart, hasCartCookie, onCartElsewhere, problemOf } from '#browser/shop/cart.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import type LineForm from './line-form.tsx';
import { Estimate } from './estimate.tsx';
import { Sums } from './sums.tsx';

export interface CartProps {
  currency: CurrencyCode;
  locale: string;
  countries: readonly { code: string; name: string }[];
}

interface Trouble {
  title: string;
  advice: string;
}

/** The cart as a page: what is in it, how many, codes, the sum and the way to the checkout. */
export default function CartPage(props: CartProps) {
  const [cart, setCart] = useState<Cart>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [asking, setAsking] = useState<{ entry: CartEntry; asked: EntryForm; Form: typeof LineForm }>();

  /** The questions and what they need come when somebody opens them. */
  async function ask(entry: CartEntry) {
    try {
      const [{ default: Form }, asked] = await Promise.all([
        import('./line-form.tsx'),
        call(calls.readForm, { params: { id: entry.id } }),
      ]);
      setAsking({ entry, asked, Form });
    } catch (error) {
      setTrouble({ title: UNABLE_TO_OPEN_FORM, advice: problemOf(error).advice });
    }
  }

  async function run(title: string, work: () => Promise<Cart>): Promise<boolean> {
    try {
      setCart(await work());
      setTrouble(undefined);
      return true;
    } catch (error) {
      const { sentence, advice } = problemOf(error);
      setTrouble({ title, advice: sentence === '' ? advice : sentence });
      return false;
    }
  }

  useEffect(() => {
    const read = () =>
      callCart(calls.read).then(setCart, (error: unknown) => {
        const { sentence, advice } = problemOf(error);
        setTrouble({ title: 'Unable to open your cart', advice: sentence === '' ? advice : sentence });
      });
    void read();
    return onCartElsewhere(() => void read());
  }, []);

  if (!cart)
    return trouble ? (
      <TroubleBox {...trouble} />
    ) : (
      <p className="cart-waiting" role="status">
        One moment…
      </p>
    );
  if (cart.entries.length === 0)
    return (
      <div className="cart-empty" data-live="">
        <p>{CART_EMPTY}</p>
        <p>
          <a className="button is-solid is-medium" href="/shop">
            Go to the shop
          </a>
        </p>
      </div>
    );

  const setQuantity = async (entry: CartEntry, quantity: number) => {
    if (quantity > 0)
      return run(UNABLE_TO_UPDATE_QUANTITY, () =>
        callCart(calls.change, { params: { id: entry.id }, body: { quantity } }),
      );
    const { answer } = confirmation({ message: QUANTITY_ZERO, labels: { confirm: 'Remove item' } });
    return (await answer) === 'confirm' && remove(entry);
  };
  const remove = async (entry: CartEntry) => {
    const isRemoved = await run(UNABLE_TO_REMOVE_ITEM, () =>
      callCart(calls.remove, { params: { id: entry.id } }),
    );
    if (isRemoved) showToast(`${entry.title} removed`);
    return isRemoved;
  };

  return (
    <div className="cart" data-live="">
      <ul className="cart-entries">
        {cart.entries.map((entry) => (
          <Entry
            key={`${entry.id}:${entry.quantity}`}
            entry={entry}
            shop={props}
            onQuantity={setQuantity}
            onRemove={remove}
            onAsk={ask}
          />
        ))}
      </ul>
      {asking && (
        <asking.Form
          key={asking.entry.id}
          entry={asking.entry}
          asked={asking.asked}
          onSaved={(next) => {
            setCart(next);
            setTrouble(undefined);
          }}
          onTrouble={setTrouble}
          onClose={() => setAsking(undefined)}
        />
      )}
      <aside className="cart-side" aria-label="Summary">
        {trouble && <TroubleBox {...trouble} />}
        <Sums
          cart={cart}
          shop={props}
          codes={{
            onCode: (code) =>
              run('Unable to use this code', () => callCart(calls.addCoupon, { body: { code } })),
            onDropCode: (code) =>
              run('Unable to take the code back', () => callCart(calls.removeCoupon, { params: { code } })),
            onDropCard: (id) =>
              run('Unable to remove the gift card', () => callCart(calls.removeGiftCard, { params: { id } })),
          }}
        />
        {cart.requiresShipping && (
          <Estimate
            cart={cart}
            shop={props}
            onPlace={(place) => run('Unable to estimate', () => callCart(calls.estimate, { body: place }))}
            onChoose={(option) => run('Unable to choose', () => callCart(calls.choose, { body: { option } }))}
          />
        )}
        <GoToCheckout cart={cart} shop={props} />
      </aside>
    </div>
  );
}

function TroubleBox({ title, advice }: Trouble) {
  return (
    <div className="cart-trouble" role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{advice}</p>
    </div>
  );
}

function Entry(props: {
  entry: CartEntry;
  shop: CartProps;
  onQuantity: (entry: CartEntry, quantity: number) => Promise<boolean>;
  onRemove: (entry: CartEntry) => Promise<boolean>;
  onAsk: (entry: CartEntry) => Promise<void>;
}) {
  const { entry, shop } = props;
  const [typed, setTyped] = useState(String(entry.quantity));
  const isSaving = useRef(false);
  const title = entry.title || 'A product that is gone';
  const save = async () => {
    const quantity = Number(typed);
    // Leaving the field after Enter is not a second wish; what was saved is drawn anew.
    if (quantity === entry.quantity || isSaving.current) return;
    isSaving.current = true;
    const isFine = typed.trim() !== '' && Number.isInteger(quantity) && quantity >= 0;
    if (isFine && (await props.onQuantity(entry, quantity))) return;
    setTyped(String(entry.quantity));
    isSaving.current = false;
  };
  return (
    <li className="cart-entry" {...(!entry.isAvailable && { 'data-problem': '' })}>
      {entry.image === '' ? (
        <span className="cart-picture" />
      ) : (
        <img className="cart-picture" src={renditionUrl(entry.image, 300)} alt="" width="96" height="96" />
      )}
      <div className="cart-words">
        {entry.url === '' ? <strong>{title}</strong> : <a href={entry.url}>{title}</a>}
        {entry.optionValues.map(({ optionName, value }) => (
          <span key={optionName} className="cart-quiet">
            {optionName}: {value}
          </span>
        ))}
        {entry.addOns.map(({ id, name }) => (
          <span key={id} className="cart-quiet">
            + {name}
          </span>
        ))}
        {entry.answers.map(({ id, rawTitle, value }) => (
          <span key={id} className="cart-quiet">
            {rawTitle}: {value}
          </span>
        ))}
        {entry.sku !== '' && (
          <span className="cart-quiet">
            {priceText(entry.unitPriceCents, shop)} each, SKU {entry.sku}
          </span>
        )}
        {entry.problem && (
          <span className="cart-problem" role="status">
            {ENTRY_PROBLEMS[entry.problem]}
          </span>
        )}
        <div className="cart-controls">
          <label>
            <span className="visually-hidden">Quantity of {title}</span>
            <input
              type="number"
              min="0"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onBlur={() => void save()}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // The same press would go on to the dialog's first button.
                event.preventDefault();
                void save();
              }}
            />
          </label>
          {entry.formId !== '' && (
            <button type="button" className="cart-link" onClick={() => void props.onAsk(entry)}>
              {entry.answers.length > 0 ? 'Edit answers' : 'Answer questions'}
              <span className="visually-hidden"> about {title}</span>
            </button>
          )}
          <button type="button" className="cart-link" onClick={() => void props.onRemove(entry)}>
            Remove<span className="visually-hidden"> {title}</span>
          </button>
        </div>
      </div>
      <span className="cart-amount">{priceText(entry.totalCents, shop)}</span>
    </li>
  );
}

function GoToCheckout({ cart, shop }: { cart: Cart; shop: CartProps }) {
  const isTooLow = cart.subtotalCents < cart.minimumSubtotalCents;
  const isBlocked = isTooLow || cart.entries.some(({ isAvailable }) => !isAvailable);
  const go = () => {
    if (hasCartCookie()) location.assign('/commerce/goto-checkout');
    else void alertDialog(CHECKOUT_NEEDS_COOKIES);
  };
  return (
    <>
      {isTooLow && (
        <p className="cart-problem">
          {SUBTOTAL_TOO_LOW.replace('{subtotal}', priceText(cart.minimumSubtotalCents, shop))}
        </p>
      )}
      <button type="button" className="button is-solid is-large cart-go" disabled={isBlocked} onClick={go}>
        Checkout
      </button>
    </>
  );
}
