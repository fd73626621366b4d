import { priceText, type ShopFacts } from '#blocks/kit/shop-context.ts';
import { useWords } from '#blocks/kit/words.ts';
import { addressLines } from '#core/commerce/cart/address.ts';
import { maskedGiftCode } from '#core/commerce/gift-cards/code.ts';
import { lineWords } from '#core/commerce/orders/orders.ts';
import { sayDays } from '#core/commerce/pricing/shipping.ts';
import type { ShownArea } from '#core/members/member-area.ts';
import { toCents } from '#core/money/currency.ts';
import type { Settings } from '#core/settings/groups.ts';
import { regionName } from '#core/settings/locale.ts';
import type { Say } from '#core/words/words.ts';
import type { BuyerOrder } from '../page-input.ts';
import { Frame } from './frame.tsx';
import { JoinedAreas } from './joined-areas.tsx';

function titleOf({ isWaiting, isCanceled }: BuyerOrder): 'received' | 'canceled' | 'thankYou' {
  if (isWaiting) return 'received';
  return isCanceled ? 'canceled' : 'thankYou';
}

function stateWords(order: BuyerOrder, say: Say<'order'>): string {
  const { isWaiting, isCanceled, isSent, email } = order;
  const number = String(order.number ?? '');
  if (isWaiting) return say('waitingForBank');
  if (isCanceled) return say('wasCanceled', { number });
  return isSent ? say('isComplete', { number }) : say('hasNumber', { number, email });
}

function TrackingLine({ tracking }: { tracking: NonNullable<BuyerOrder['tracking']> }) {
  const say = useWords('order');
  const { carrier, number, url } = tracking;
  const words = [carrier, number].filter((part) => part !== '').join(' ');
  if (words === '' && url === '') return null;
  const link = (
    <a key="parcel" href={url}>
      {words === '' ? say('followParcel') : words}
    </a>
  );
  return <p>{say.parts('onItsWay', { parcel: url === '' ? words : link })}</p>;
}

export function OrderView({
  order,
  joined,
  shop,
  settings,
}: {
  order: BuyerOrder;
  joined: readonly ShownArea[];
  shop: ShopFacts;
  settings: Settings;
}) {
  const say = useWords('order');
  const inBasket = useWords('basket');
  const { snapshot } = order;
  const money = { ...shop, currency: order.currency };
  return (
    <Frame title={say(titleOf(order))}>
      <div className="order">
        <p>{stateWords(order, say)}</p>
        <JoinedAreas areas={joined} />
        {order.tracking && <TrackingLine tracking={order.tracking} />}
        {order.refundedCents > 0 && (
          <p>{say('refunded', { amount: priceText(order.refundedCents, money) })}</p>
        )}
        {order.isUnpaid && !order.isCanceled && settings.store.manualWords !== '' && (
          <p className="order-pay">{settings.store.manualWords}</p>
        )}
        <dl className="order-lines">
          {snapshot.lines.map((line, index) => (
            <div key={index}>
              <dt>
                {line.quantity} × {lineWords(line)}
                {line.gift && (
                  <span className="order-answer">
                    {say('giftFor', { name: line.gift.recipientName, email: line.gift.recipientEmail })}
                  </span>
                )}
                {line.answers?.map(({ id, rawTitle, value }) => (
                  <span key={id} className="order-answer">
                    {`${rawTitle}: ${value}`}
                  </span>
                ))}
              </dt>
              <dd>{priceText(line.totalCents, money)}</dd>
            </div>
          ))}
          {snapshot.adjustments.map(({ kind, reason, cents }, index) => (
            <div key={index}>
              <dt>{kind === 'includedTax' ? say('included', { name: reason }) : reason}</dt>
              <dd>{priceText(cents, money)}</dd>
            </div>
          ))}
          <div className="order-total">
            <dt>{say('total')}</dt>
            <dd>{priceText(snapshot.grandTotalCents, money)}</dd>
          </div>
          {(snapshot.giftCards ?? []).map(({ id, last, cents }) => (
            <div key={id}>
              <dt>{say('giftCard', { code: maskedGiftCode(last) })}</dt>
              <dd>{priceText(toCents(0 - cents), money)}</dd>
            </div>
          ))}
        </dl>
        {order.downloads.length > 0 && (
          <div className="order-downloads">
            <h2>{say('yourFiles')}</h2>
            <ul>
              {order.downloads.map(({ title, url }) => (
                <li key={url}>
                  <a href={url}>{say('download', { title })}</a>
                </li>
              ))}
            </ul>
            <p className="buy-note">{say('linksWork')}</p>
          </div>
        )}
        {snapshot.shipping && (
          <address>
            {addressLines(snapshot.shipping, regionName(snapshot.shipping.country, shop.locale)).map(
              (line) => (
                <bdi key={line}>
                  {line}
                  <br />
                </bdi>
              ),
            )}
          </address>
        )}
        {snapshot.deliveryDays && (
          <p>
            {snapshot.shippingOption}: {sayDays(inBasket, snapshot.deliveryDays)}
          </p>
        )}
        <p>
          <a href="/shop">{say('backToShop')}</a>
        </p>
      </div>
    </Frame>
  );
}
