import { useEffect, useState } from 'react';
import { ORDER_LABELS } from '#core/commerce/orders/orders.ts';
import * as calls from '#contract/addresses/customers.ts';
import type { CustomerOrder } from '#contract/shop/customer-accounts.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import type { CustomerCall } from './account-home.tsx';
import { useRun } from '../checkout/use-run.ts';

const CART_PATH = '/cart';

export function OrderHistory({ call, locale }: { call: CustomerCall; locale: string }) {
  const run = useRun();
  const [orders, setOrders] = useState<CustomerOrder[]>();
  const [next, setNext] = useState<string | null>(null);

  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    call(calls.listOrders, { query: {} }).then(
      (page) => {
        setOrders(page.orders);
        setNext(page.next);
      },
      () => setFailed(true),
    );
  }, [call]);
  const loadMore = (before: string) =>
    run.run(async () => {
      const page = await call(calls.listOrders, { query: { before } });
      setOrders((known = []) => [...known, ...page.orders]);
      setNext(page.next);
    });

  return (
    <section className="checkout-step" id="orders">
      <h2>Orders</h2>
      <p className="cart-problem" role="alert">
        {hasFailed ? 'Your orders could not be loaded. Reload the page.' : run.problem}
      </p>
      {orders?.length === 0 && (
        <p>
          You have not ordered anything yet. <a href="/shop">Go to the shop</a>
        </p>
      )}
      <ul className="account-list">
        {orders?.map((order) => (
          <OrderRow key={order.id} order={order} call={call} locale={locale} />
        ))}
      </ul>
      {next !== null && (
        <button type="button" className="cart-link" disabled={run.isBusy} onClick={() => void loadMore(next)}>
          Show more
        </button>
      )}
    </section>
  );
}

function OrderRow({ order, call, locale }: { order: CustomerOrder; call: CustomerCall; locale: string }) {
  const run = useRun();
  const [missing, setMissing] = useState<string[]>([]);
  const reorder = () =>
    run.run(async () => {
      const told = await call(calls.reorder, { params: { id: order.id } });
      setMissing(told.missing);
      if (told.missing.length === 0) location.assign(CART_PATH);
    });
  return (
    <li>
      <p className="account-order">
        <a href={order.url}>Order {order.number}</a>
        <span className="checkout-quiet">
          {new Date(order.placedAt).toLocaleDateString(locale, { dateStyle: 'medium' })} ·{' '}
          {ORDER_LABELS[order.state]}
          {!order.isPaid && order.state === 'PENDING' && ' · Not paid'}
        </span>
        <span className="cart-amount">
          {priceText(order.totalCents, { currency: order.currency, locale })}
        </span>
      </p>
      <p className="checkout-quiet">
        {order.lines.map(({ quantity, words }) => `${quantity} × ${words}`).join(', ')}
      </p>
      <p className="account-links">
        {order.downloads.map(({ title, url }) => (
          <a key={url} href={url} download>
            Download {title}
          </a>
        ))}
        <button type="button" className="cart-link" disabled={run.isBusy} onClick={() => void reorder()}>
          Order again<span className="visually-hidden"> what was in order {order.number}</span>
        </button>
      </p>
      <p role="status">
        {missing.length > 0 && (
          <>
            No longer available: {missing.join(', ')}. <a href={CART_PATH}>Go to the cart</a>
          </>
        )}
      </p>
      <p className="cart-problem" role="alert">
        {run.problem}
      </p>
    </li>
  );
}
