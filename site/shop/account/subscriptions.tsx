import { useCallback, useEffect, useState } from 'react';
import type { Address } from '#core/commerce/cart/address.ts';
import { MAX_QUANTITY } from '#core/commerce/catalogue/product.ts';
import type { SubscriptionAction } from '#core/subscriptions/states.ts';
import * as at from '#contract/addresses/customers.ts';
import type { ReplyAt } from '#contract/index.ts';
import type { MySubscription, SubscriptionWish } from '#contract/shop/subscriptions.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import { AddressFields, type Countries } from '../checkout/address-fields.tsx';
import { CardForm } from '../subscription/card-form.tsx';
import { SubscriptionFacts } from '../subscription/facts.tsx';
import type { CustomerCall } from './account-home.tsx';
import { Form } from '../checkout/form.tsx';
import { useRun } from '../checkout/use-run.ts';
import { useWords } from '#blocks/kit/words.ts';

type Found = ReplyAt<typeof at.listSubscriptions>;

export function Subscriptions(props: { call: CustomerCall; locale: string } & Countries) {
  const say = useWords('subscription');
  const { call } = props;
  const [found, setFound] = useState<Found>();
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(() => call(at.listSubscriptions).then(setFound, () => setFailed(true)), [call]);
  useEffect(() => void read(), [read]);
  // Most customers have none, and need not hear of them.
  if (!hasFailed && (found === undefined || found.subscriptions.length === 0)) return null;
  return (
    <section className="checkout-step" id="subscriptions">
      <h2>{say('subscriptions')}</h2>
      <p className="cart-problem" role="alert">
        {hasFailed && say('allNotLoaded')}
      </p>
      <ul className="account-list">
        {found?.subscriptions.map((each) => (
          <Row key={each.id} {...props} about={each} choices={found.choices} onChanged={read} />
        ))}
      </ul>
    </section>
  );
}

type Part = 'swap' | 'address' | 'card' | 'cancel';

interface RowProps extends Countries {
  call: CustomerCall;
  locale: string;
  about: MySubscription;
  choices: Found['choices'];
  onChanged: () => Promise<unknown>;
}

/** What is done at once, by one press. */
const AT_ONCE = ['skip', 'pause', 'resume', 'keep'] as const;

function Row(props: RowProps) {
  const say = useWords('subscription');
  const { call, about, locale, onChanged } = props;
  const run = useRun();
  const [open, setOpen] = useState<Part>();
  const can = (action: SubscriptionAction) => about.actions.includes(action);
  const change = (wish: SubscriptionWish, done: string) =>
    run.run(async () => {
      await call(at.changeSubscription, { params: { id: about.id }, body: wish });
      setOpen(undefined);
      await onChanged();
    }, done);
  const opener = (part: Part, label: string) => (
    <button type="button" className="cart-link" aria-expanded={open === part} onClick={() => setOpen(part)}>
      {label}
      <span className="visually-hidden"> {say('of', { title: about.title })}</span>
    </button>
  );
  return (
    <li>
      <SubscriptionFacts about={about} locale={locale} />
      {about.state === 'pastDue' && <p className="cart-problem">{say('declined')}</p>}
      <p className="account-links">
        {AT_ONCE.filter(can).map((action) => (
          <button
            key={action}
            type="button"
            className="cart-link"
            disabled={run.isBusy}
            onClick={() => void change({ action }, say(`${action}Done`))}
          >
            {say(action)}
            <span className="visually-hidden"> {say('of', { title: about.title })}</span>
          </button>
        ))}
        {can('swap') && opener('swap', say('change'))}
        {can('address') && opener('address', say('changeAddress'))}
        {can('card') && opener('card', say('changeCard'))}
        {can('cancelNow') && opener('cancel', say('cancelIt'))}
      </p>
      {open === 'swap' && (
        <Swap
          {...props}
          run={run}
          onSave={(wish) => change(wish, say('changed'))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'address' && about.shipping && (
        <Readdress
          {...props}
          run={run}
          shipping={about.shipping}
          onSave={(shipping) => change({ action: 'address', shipping }, say('addressSaved'))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'card' && (
        <CardForm
          choices={props.choices}
          cents={about.cents}
          currency={about.currency}
          button={say(about.state === 'pastDue' ? 'saveAndPay' : 'saveCard')}
          onSave={(body) => call(at.setSubscriptionCard, { params: { id: about.id }, body })}
          onConfirm={(isApproved) =>
            call(at.confirmRenewal, { params: { id: about.id }, body: { isApproved } })
          }
          onDone={() => {
            setOpen(undefined);
            void onChanged();
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {open === 'cancel' && (
        <div className="account-actions" role="group" aria-label={say('cancelTitle', { title: about.title })}>
          {can('cancelAtEnd') && (
            <button
              type="button"
              className="button is-solid"
              disabled={run.isBusy}
              onClick={() => void change({ action: 'cancelAtEnd' }, say('endsWithPeriod'))}
            >
              {say('cancelAtEnd')}
            </button>
          )}
          <button
            type="button"
            className="button is-outline"
            disabled={run.isBusy}
            onClick={() => void change({ action: 'cancelNow' }, say('cancelledNow'))}
          >
            {say('cancelNow')}
          </button>
          <button type="button" className="cart-link" onClick={() => setOpen(undefined)}>
            {say('keep')}
          </button>
        </div>
      )}
      <p role="status">{run.notice}</p>
      {open === undefined && (
        <p className="cart-problem" role="alert">
          {run.problem}
        </p>
      )}
      {about.orders.length > 0 && (
        <details>
          <summary>{say('orders')}</summary>
          <ul>
            {about.orders.map((order) => (
              <li key={order.id}>
                {say('order', {
                  number: String(order.number),
                  day: new Date(order.startsAt).toLocaleDateString(locale, { dateStyle: 'medium' }),
                  total: priceText(order.totalCents, { currency: about.currency, locale }),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface PartProps extends RowProps {
  run: ReturnType<typeof useRun>;
  onClose: () => void;
}

function Close({ onClose }: Pick<PartProps, 'onClose'>) {
  const say = useWords('subscription');
  return (
    <button type="button" className="cart-link" onClick={onClose}>
      {say('cancel')}
    </button>
  );
}

function Swap({
  about,
  locale,
  run,
  onSave,
  onClose,
}: PartProps & { onSave: (wish: SubscriptionWish) => Promise<boolean> }) {
  const say = useWords('subscription');
  const [variantId, setVariant] = useState(about.variantId);
  const [quantity, setQuantity] = useState(about.quantity);
  return (
    <Form
      run={run}
      button={say('saveChanges')}
      onSubmit={() => onSave({ action: 'swap', variantId, quantity })}
      more={<Close onClose={onClose} />}
    >
      {about.variants.length > 1 && (
        <label className="checkout-field">
          {say('variant')}
          <select value={variantId} onChange={(event) => setVariant(event.currentTarget.value)}>
            {about.variants.map(({ id, name, cents }) => (
              <option key={id} value={id}>
                {`${name}, ${priceText(cents, { currency: about.currency, locale })}`}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="checkout-field">
        {say('quantity')}
        <input
          type="number"
          min="1"
          max={MAX_QUANTITY}
          value={quantity}
          onChange={(event) => setQuantity(Number(event.currentTarget.value))}
        />
      </label>
    </Form>
  );
}

function Readdress(
  props: PartProps & { shipping: Address; onSave: (shipping: Address) => Promise<boolean> },
) {
  const say = useWords('subscription');
  const { run, countries, onSave, onClose } = props;
  const [shipping, setShipping] = useState(props.shipping);
  return (
    <Form
      run={run}
      button={say('saveAddress')}
      onSubmit={() => onSave(shipping)}
      more={<Close onClose={onClose} />}
    >
      <AddressFields
        prefix="shipping"
        address={shipping}
        errors={run.errors}
        countries={countries}
        onChange={setShipping}
      />
    </Form>
  );
}
