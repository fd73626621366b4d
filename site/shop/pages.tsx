import BuyBox from '#blocks/products/buy-box/island.tsx';
import CartPage from './cart/island.tsx';
import Account from './account/island.tsx';
import Checkout from './checkout/island.tsx';
import Donate from './donate/island.tsx';
import ProductReviews from './product-reviews/island.tsx';
import GiftBalance from './gift-balance/island.tsx';
import { amountsOf, GiftAmounts } from './gift-card/amounts.tsx';
import GiftCard from './gift-card/island.tsx';
import { Island } from '#blocks/kit/islands.tsx';
import { Picture } from '#blocks/kit/picture.tsx';
import { StarRating } from '#blocks/kit/star-rating.tsx';
import { ProductCards } from '#blocks/products/cards.tsx';
import { ShopFilters } from '#blocks/products/filters.tsx';
import { priceText, type ShopFacts } from '#blocks/kit/shop-context.ts';
import { Pager } from '#blocks/products/view.tsx';
import { Prose } from '#blocks/kit/rich-text.tsx';
import { addressLines } from '#core/commerce/cart/address.ts';
import { maskedGiftCode } from '#core/commerce/gift-cards/code.ts';
import { lineWords } from '#core/commerce/orders/orders.ts';
import { formOf } from '#core/commerce/catalogue/product-form.ts';
import {
  ALL_PRODUCTS,
  gaugeUnits,
  picturesOfVariants,
  shopAddress,
  type ShopProduct,
} from '#core/commerce/catalogue/shop.ts';
import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import { CART_ROOT_ID } from '#core/enumerations/page-kinds.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { fractionDigitsOf, toCents, type CurrencyCode } from '#core/money/currency.ts';
import type { TrackData } from '#core/pixels/events.ts';
import { CHECKOUT_NEEDS_COOKIES } from '#core/messages/cart.ts';
import { regionName, regions } from '#core/settings/locale.ts';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import type { Settings } from '#core/settings/groups.ts';
import { REVIEW_MESSAGES, reviewCountWords } from '#core/reviews/review.ts';
import type { ReviewList } from '#core/reviews/review-query.ts';
import type {
  BuyerOrder,
  Contribution,
  ReviewRequest,
  ReviewTold,
  ShopPage,
  SiteInput,
} from '../page-input.ts';
import { Frame } from './frame.tsx';
import { PlanView } from './plan-pages.tsx';
import { sellingOf } from './selling.ts';

export function ShopView({ page, shop, input }: { page: ShopPage; shop: ShopFacts; input: ShopInput }) {
  const { settings } = input;
  switch (page.name) {
    case 'product':
      return <ProductView product={page.product} reviews={page.reviews} shop={shop} {...input} />;
    case 'donate':
      return (
        <Frame title={page.page.title}>
          <Island
            name="donate"
            wake="visible"
            component={Donate}
            props={{
              page: page.page,
              amountCents: page.amountCents,
              choices: page.choices,
              problem: page.problem,
              consent: settings.store.consent,
              currency: shop.currency,
              locale: shop.locale,
            }}
          />
          <noscript>Donating needs JavaScript.</noscript>
        </Frame>
      );
    case 'contribution':
      return <ContributionView contribution={page.contribution} locale={shop.locale} />;
    case 'reviewRequest':
      return <ReviewRequestView request={page.request} told={page.told ?? null} />;
    case 'shop':
      return (
        <Frame title="Shop">
          <div className="products" data-layout="grid">
            <ShopFilters list={page.list} currency={shop.currency} />
            {page.list.products.length > 0 ? (
              <ProductCards products={page.list.products} shop={shop} />
            ) : (
              <p role="status">Nothing matches. Try fewer or other words.</p>
            )}
            <Pager list={page.list} currency={shop.currency} />
          </div>
        </Frame>
      );
    case 'cart':
      return (
        <Frame title="Cart">
          <div id={CART_ROOT_ID}>
            <Island
              name="cart"
              wake="visible"
              component={CartPage}
              props={{ currency: shop.currency, locale: shop.locale, countries: regions() }}
            />
            <noscript>The cart needs JavaScript.</noscript>
          </div>
        </Frame>
      );
    case 'checkout':
      return (
        <Frame title="Checkout">
          <Island
            name="checkout"
            wake="visible"
            component={Checkout}
            props={{
              currency: shop.currency,
              locale: shop.locale,
              countries: regions(),
              consent: settings.store.consent,
              problem: page.problem,
              known: page.known,
              logInUrl: settings.store.accountLink ? `${ACCOUNT_PATH}?next=checkout` : '',
            }}
          />
          <noscript>The checkout needs JavaScript.</noscript>
        </Frame>
      );
    case 'checkoutClosed':
      return (
        <Frame title="Checkout">
          <p role="alert">{CHECKOUT_NEEDS_COOKIES}</p>
          <p>
            <a href="/cart">Back to the cart</a>
          </p>
        </Frame>
      );
    case 'planCheckout':
    case 'planClosed':
    case 'plan':
      return <PlanView page={page} shop={shop} settings={settings} />;
    case 'account':
      return (
        <Frame title="Your account">
          <Island
            name="account"
            wake="visible"
            component={Account}
            props={{ door: page.door, locale: shop.locale, countries: regions() }}
          />
          <noscript>The account needs JavaScript.</noscript>
        </Frame>
      );
    case 'giftCard':
      return (
        <Frame title={page.product.title}>
          <Island
            name="gift-card"
            wake="visible"
            component={GiftCard}
            props={{
              currency: shop.currency,
              locale: shop.locale,
              consent: settings.store.consent,
              problem: page.problem,
              email: page.known?.email ?? '',
              picture: page.product.images[0]?.src ?? '',
              sku: page.sku,
              amounts: amountsOf(page.product),
            }}
          />
          <noscript>The checkout needs JavaScript.</noscript>
        </Frame>
      );
    case 'giftCardBalance':
      return (
        <Frame title="Gift card balance">
          <Island
            name="gift-balance"
            wake="visible"
            component={GiftBalance}
            props={{ locale: shop.locale }}
          />
          <noscript>Checking a balance needs JavaScript.</noscript>
        </Frame>
      );
    case 'order':
      return <OrderView order={page.order} shop={shop} settings={settings} />;
  }
}

type ShopInput = Pick<SiteInput, 'settings' | 'forms' | 'site'>;

function ProductView({
  product,
  reviews,
  shop,
  settings,
  forms,
  site,
}: {
  product: ShopProduct;
  reviews: ReviewList | null;
  shop: ShopFacts;
} & ShopInput) {
  const { store } = settings;
  const [first] = product.variants;
  const units = gaugeUnits(store.measurementStandard);
  const [category] = product.categories;
  return (
    <section
      className="section shop-page"
      data-tone="paper"
      data-space="small"
      data-product={JSON.stringify(trackedProduct(product, shop.currency))}
    >
      <div className="shop-inner">
        <div className="product-page">
          <div className="product-gallery">
            {picturesOf(product).map((image, index) => (
              <div key={image.src} data-picture={image.src}>
                <Picture image={image} sizes="(max-width: 800px) 90vw, 55vw" isFirst={index === 0} />
              </div>
            ))}
          </div>
          <div className="product-words">
            <p className="product-crumbs">
              <a href="/shop">Shop</a>
              {category && (
                <>
                  {' / '}
                  <a href={category.url}>{category.name}</a>
                </>
              )}
            </p>
            <h1 className="heading" data-size="large">
              {product.title}
            </h1>
            {reviews && (
              <p className="product-rating">
                <a href="#reviews">
                  <StarRating rating={reviews.summary.average} /> {reviewCountWords(reviews.summary.count)}
                </a>
              </p>
            )}
            {product.type === 'GIFT_CARD' ? (
              <GiftAmounts product={product} websiteId={site.id} shop={shop} />
            ) : (
              <Island
                name="buy-box"
                wake="visible"
                component={BuyBox}
                props={{
                  title: product.title,
                  options: product.options,
                  variants: product.variants.map(
                    ({ id, sku, price, salePrice, onSale, unlimited, qtyInStock, optionValues }) => ({
                      id,
                      sku,
                      price,
                      salePrice,
                      onSale,
                      unlimited,
                      qtyInStock,
                      optionValues,
                    }),
                  ),
                  pictures: picturesOfVariants(product),
                  currency: shop.currency,
                  locale: shop.locale,
                  addOns: product.addOns,
                  plan: product.plan,
                  form: formOf(product, forms),
                  ...sellingOf(settings),
                }}
              />
            )}
            <div className="prose">
              <Prose doc={product.description} />
            </div>
            {first && first.weight > 0 && (
              <p className="buy-note">{`Weight: ${first.weight} ${units.weight}`}</p>
            )}
            {first && first.width > 0 && first.height > 0 && (
              <p className="buy-note">
                Size: {[first.length, first.width, first.height].filter((side) => side > 0).join(' × ')}{' '}
                {units.dimension}
              </p>
            )}
            {product.tags.length > 0 && (
              <ul className="product-tags" aria-label="Tags">
                {product.tags.map((tag) => (
                  <li key={tag}>
                    <a href={shopAddress(DEFAULT_SHOP_PATH, { ...ALL_PRODUCTS, tag }, shop.currency)}>
                      {tag}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        {reviews && (
          <div className="product-reviews" id="reviews">
            <h2>Reviews</h2>
            <Island
              name="product-reviews"
              wake="visible"
              component={ProductReviews}
              props={{
                part: 'list' as const,
                productId: product.id,
                path: product.url,
                locale: shop.locale,
                list: reviews,
              }}
            />
          </div>
        )}
        {product.related.length > 0 && (
          <div className="product-related">
            <h2>Goes with</h2>
            <ProductCards products={product.related} shop={shop} />
          </div>
        )}
      </div>
    </section>
  );
}

function ContributionView({ contribution, locale }: { contribution: Contribution; locale: string }) {
  const { title, thanks, email, totalCents, currency, isWaiting, isRefunded } = contribution;
  const total = priceText(totalCents, { currency, locale });
  return (
    <Frame title={isWaiting ? 'Donation received' : 'Thank you'}>
      <div className="order">
        <p role="status">
          {isRefunded
            ? `Your donation of ${total} was refunded.`
            : isWaiting
              ? 'We are waiting for your bank. You get an email as soon as it has answered.'
              : `Your donation of ${total}${title === '' ? '' : ` to “${title}”`} has arrived. A receipt is on its way to ${email}.`}
        </p>
        {!isWaiting && !isRefunded && thanks !== '' && <p className="review-words">{thanks}</p>}
        <p>
          <a href="/">Go to the home page</a>
        </p>
      </div>
    </Frame>
  );
}

function ReviewRequestView({ request, told }: { request: ReviewRequest; told: ReviewTold | null }) {
  return (
    <Frame title="Review your order">
      {request.state === 'expired' ? (
        <>
          <p role="alert">{REVIEW_MESSAGES.expired}</p>
          <p>
            <a href={DEFAULT_SHOP_PATH}>Go to the shop</a>
          </p>
        </>
      ) : (
        <Island
          name="product-reviews"
          wake="visible"
          component={ProductReviews}
          props={{ part: 'request' as const, request, told }}
        />
      )}
    </Frame>
  );
}

/** Those of the product, then those that only one of its variants has. */
function picturesOf({ images, variants }: ShopProduct): ImageValue[] {
  const all = [...images, ...variants.flatMap(({ image }) => image ?? [])];
  return [...new Map(all.map((image) => [image.src, image])).values()];
}

function titleOf({ isWaiting, isCanceled }: BuyerOrder): string {
  if (isWaiting) return 'Order received';
  return isCanceled ? 'Order canceled' : 'Thank you';
}

function stateWords({ isWaiting, isCanceled, isSent, number, email }: BuyerOrder): string {
  if (isWaiting) return 'We are waiting for your bank. You get a mail as soon as it has answered.';
  if (isCanceled) return `Your order ${number ?? ''} was canceled.`;
  return isSent
    ? `Your order ${number ?? ''} is complete.`
    : `Your order has the number ${number ?? ''}. A mail about it is on its way to ${email}.`;
}

function TrackingLine({ tracking }: { tracking: NonNullable<BuyerOrder['tracking']> }) {
  const { carrier, number, url } = tracking;
  const words = [carrier, number].filter((part) => part !== '').join(' ');
  if (words === '' && url === '') return null;
  return (
    <p>On its way: {url === '' ? words : <a href={url}>{words === '' ? 'follow the parcel' : words}</a>}</p>
  );
}

function OrderView({ order, shop, settings }: { order: BuyerOrder; shop: ShopFacts; settings: Settings }) {
  const { snapshot } = order;
  const money = { ...shop, currency: order.currency };
  return (
    <Frame title={titleOf(order)}>
      <div className="order">
        <p>{stateWords(order)}</p>
        {order.tracking && <TrackingLine tracking={order.tracking} />}
        {order.refundedCents > 0 && <p>{`${priceText(order.refundedCents, money)} were given back.`}</p>}
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
                    {`For ${line.gift.recipientName}, ${line.gift.recipientEmail}`}
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
              <dt>{kind === 'includedTax' ? `${reason} (included)` : reason}</dt>
              <dd>{priceText(cents, money)}</dd>
            </div>
          ))}
          <div className="order-total">
            <dt>Total</dt>
            <dd>{priceText(snapshot.grandTotalCents, money)}</dd>
          </div>
          {(snapshot.giftCards ?? []).map(({ id, last, cents }) => (
            <div key={id}>
              <dt>Gift card {maskedGiftCode(last)}</dt>
              <dd>{priceText(toCents(0 - cents), money)}</dd>
            </div>
          ))}
        </dl>
        {order.downloads.length > 0 && (
          <div className="order-downloads">
            <h2>Your files</h2>
            <ul>
              {order.downloads.map(({ title, url }) => (
                <li key={url}>
                  <a href={url}>Download {title}</a>
                </li>
              ))}
            </ul>
            <p className="buy-note">These links work for a day. Open this page again for new ones.</p>
          </div>
        )}
        {snapshot.shipping && (
          <address>
            {addressLines(snapshot.shipping, regionName(snapshot.shipping.country)).map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </address>
        )}
        <p>
          <a href="/shop">Back to the shop</a>
        </p>
      </div>
    </Frame>
  );
}

/** What pixels are told of a product that somebody looks at. */
function trackedProduct({ id, title, variants: [first] }: ShopProduct, currency: CurrencyCode): TrackData {
  const value = first && (first.onSale ? first.salePrice : first.price) / 10 ** fractionDigitsOf(currency);
  return { productId: id, name: title, ...(value !== undefined && { value, currency }) };
}
