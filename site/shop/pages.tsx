import BuyBox from '#blocks/products/buy-box/island.tsx';
import { useSiteWords, useWords } from '#blocks/kit/words.ts';
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
import { StarRating } from '#blocks/kit/stars/star-rating.tsx';
import { ProductCards } from '#blocks/products/cards.tsx';
import { ShopFilters } from '#blocks/products/filters.tsx';
import { priceText, type ShopFacts } from '#blocks/kit/shop-context.ts';
import { Pager } from '#blocks/products/view.tsx';
import { Prose } from '#blocks/kit/rich-text.tsx';
import { formOf } from '#core/commerce/catalogue/product-form.ts';
import {
  ALL_PRODUCTS,
  gauged,
  picturesOfVariants,
  shopAddress,
  type MeasurementStandard,
  type ShopProduct,
  type ShopVariant,
} from '#core/commerce/catalogue/shop.ts';
import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import { CART_ROOT_ID } from '#core/enumerations/page-kinds.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { saidTerm } from '#core/languages/terms/said-terms.ts';
import { fractionDigitsOf, type CurrencyCode } from '#core/money/currency.ts';
import type { TrackData } from '#core/pixels/events.ts';
import { regions } from '#core/settings/locale.ts';
import { DEFAULT_SHOP_PATH } from '#core/commerce/catalogue/shop-paths.ts';
import { sentenceIn } from '#contract/failure-words.ts';
import type { ReviewList } from '#core/reviews/review-query.ts';
import { FittedWords } from '../frame/long-words.tsx';
import { inLanguage } from '../languages/marked.ts';
import type { Contribution, ShopPage, SiteInput } from '../page-input.ts';
import { PlanView } from './plan-pages.tsx';
import { sellingOf } from './selling.ts';
import { Frame } from './frame.tsx';
import { OrderView } from './order-page.tsx';

export function ShopView({ page, shop, input }: { page: ShopPage; shop: ShopFacts; input: ShopInput }) {
  const words = useSiteWords();
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
            words={['checkout', 'cart', 'basket', 'donation']}
            props={{
              page: page.page,
              amountCents: page.amountCents,
              choices: page.choices,
              monthlyProviders: page.monthlyProviders,
              problem: page.problem && words.of('payment')(page.problem),
              consent: settings.store.consent,
              currency: shop.currency,
              locale: shop.locale,
            }}
          />
          <noscript>{words.of('donation')('needsScript')}</noscript>
        </Frame>
      );
    case 'contribution':
      return <ContributionView contribution={page.contribution} locale={shop.locale} />;
    case 'reviewRequest':
      return <ReviewRequestView {...page} />;
    case 'shop':
      return (
        <Frame title={words.of('shop')('shop')}>
          <div className="products" data-layout="grid">
            <ShopFilters list={page.list} currency={shop.currency} />
            {page.list.products.length > 0 ? (
              <ProductCards products={page.list.products} shop={shop} />
            ) : (
              <p role="status">{words.of('shop')('nothingMatches')}</p>
            )}
            <Pager list={page.list} currency={shop.currency} />
          </div>
        </Frame>
      );
    case 'cart':
      return (
        <Frame title={words.of('basket')('cart')}>
          <div id={CART_ROOT_ID}>
            <Island
              name="cart"
              wake="visible"
              component={CartPage}
              words={['cart', 'basket', 'checkout', 'fields']}
              props={{ currency: shop.currency, locale: shop.locale, countries: regions(shop.locale) }}
            />
            <noscript>{words.of('cart')('needsScript')}</noscript>
          </div>
        </Frame>
      );
    case 'checkout':
      return (
        <Frame title={words.of('basket')('checkout')}>
          <Island
            name="checkout"
            wake="visible"
            component={Checkout}
            words={['checkout', 'cart', 'basket']}
            props={{
              currency: shop.currency,
              locale: shop.locale,
              countries: regions(shop.locale),
              country: settings.site.region,
              consent: settings.store.consent,
              problem: page.problem && words.of('payment')(page.problem),
              known: page.known,
              logInUrl: settings.store.accountLink ? `${ACCOUNT_PATH}?next=checkout` : '',
            }}
          />
          <noscript>{words.of('checkout')('needsScript')}</noscript>
        </Frame>
      );
    case 'checkoutClosed':
      return (
        <Frame title={words.of('basket')('checkout')}>
          <p role="alert">{words.of('checkout')('needsCookies')}</p>
          <p>
            <a href="/cart">{words.of('checkout')('backToCart')}</a>
          </p>
        </Frame>
      );
    case 'planCheckout':
    case 'planClosed':
    case 'plan':
      return <PlanView page={page} shop={shop} settings={settings} />;
    case 'account':
      return <AccountView door={page.door} locale={shop.locale} />;
    case 'giftCard':
      return (
        <Frame title={page.product.title}>
          <Island
            name="gift-card"
            wake="visible"
            component={GiftCard}
            words={['checkout', 'cart', 'basket', 'gift']}
            props={{
              currency: shop.currency,
              locale: shop.locale,
              consent: settings.store.consent,
              problem: page.problem && words.of('payment')(page.problem),
              email: page.known?.email ?? '',
              picture: page.product.images[0]?.src ?? '',
              sku: page.sku,
              amounts: amountsOf(page.product),
            }}
          />
          <noscript>{words.of('checkout')('needsScript')}</noscript>
        </Frame>
      );
    case 'giftCardBalance':
      return (
        <Frame title={words.of('gift')('balance')}>
          <Island
            name="gift-balance"
            wake="visible"
            component={GiftBalance}
            words={['basket', 'gift']}
            props={{ locale: shop.locale }}
          />
          <noscript>{words.of('gift')('balanceNeedsScript')}</noscript>
        </Frame>
      );
    case 'order':
      return <OrderView order={page.order} joined={page.joined} shop={shop} settings={settings} />;
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
  const say = useWords('shop');
  const sayReviews = useWords('reviews');
  const form = formOf(product, forms);
  const { store } = settings;
  const [first] = product.variants;
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
              <a href="/shop">{say('shop')}</a>
              {category && (
                <>
                  {' / '}
                  <a href={category.url}>{category.name}</a>
                </>
              )}
            </p>
            <h1 className="heading" data-size="large">
              <FittedWords words={product.title} />
            </h1>
            {reviews && (
              <p className="product-rating">
                <a href="#reviews">
                  <StarRating rating={reviews.summary.average} />{' '}
                  {sayReviews('count', { count: reviews.summary.count })}
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
                words={[
                  'buying',
                  'basket',
                  ...(form ? (['fields'] as const) : []),
                  ...(product.plan ? (['plans'] as const) : []),
                ]}
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
                  form,
                  ...sellingOf(settings),
                }}
              />
            )}
            <div className="prose" {...inLanguage(product.descriptionIn)}>
              <Prose doc={product.description} />
            </div>
            {first && <Measures of={first} standard={store.measurementStandard} locale={shop.locale} />}
            {product.tags.length > 0 && (
              <ul className="product-tags" aria-label={say('tags')}>
                {product.tags.map((tag) => (
                  <li key={tag}>
                    <a href={shopAddress(DEFAULT_SHOP_PATH, { ...ALL_PRODUCTS, tag }, shop.currency)}>
                      {saidTerm(product.tagNames, tag)}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        {reviews && (
          <div className="product-reviews" id="reviews">
            <h2>{sayReviews('title')}</h2>
            <Island
              name="product-reviews"
              wake="visible"
              component={ProductReviews}
              words={['basket', 'reviews']}
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
            <h2>{say('goesWith')}</h2>
            <ProductCards products={product.related} shop={shop} />
          </div>
        )}
      </div>
    </section>
  );
}

function AccountView({
  door,
  locale,
}: {
  door: Extract<ShopPage, { name: 'account' }>['door'];
  locale: string;
}) {
  const say = useWords('account');
  return (
    <Frame title={say('yourAccount')}>
      <Island
        name="account"
        wake="visible"
        component={Account}
        words={[
          'account',
          'donation',
          'members',
          'cart',
          'checkout',
          'basket',
          'gift',
          'paying',
          'plans',
          'subscription',
        ]}
        props={{ door, locale, countries: regions(locale) }}
      />
      <noscript>{say('needsScript')}</noscript>
    </Frame>
  );
}

const TITLES = {
  AWAITING: 'received',
  PAID: 'thankYou',
  FAILED: 'monthlyDonation',
  REFUNDED: 'thankYou',
} as const;

function ContributionView({ contribution, locale }: { contribution: Contribution; locale: string }) {
  const say = useWords('donation');
  const onPage = useWords('page');
  const { title, thanks, email, totalCents, currency, state, monthly } = contribution;
  const amount = priceText(totalCents, { currency, locale });
  const arrived = () =>
    title === '' ? say('arrived', { amount, email }) : say('arrivedTo', { amount, email, title });
  const told = {
    AWAITING: say('waiting'),
    PAID: arrived(),
    FAILED: '',
    REFUNDED: say('refunded', { amount }),
  };
  return (
    <Frame title={say(TITLES[state])}>
      <div className="order">
        {told[state] !== '' && <p role="status">{told[state]}</p>}
        {state === 'PAID' && thanks !== '' && <p className="review-words">{thanks}</p>}
        {monthly?.nextDay && (
          <form method="post">
            <p>
              {say('everyMonth', {
                amount: priceText(monthly.totalCents, { currency: monthly.currency, locale }),
                day: monthly.nextDay,
              })}
            </p>
            <p>
              <button className="button is-outline is-medium">{say('cancelMonthly')}</button>
            </p>
          </form>
        )}
        {monthly && !monthly.nextDay && <p role="status">{say('monthlyCancelled')}</p>}
        <p>
          <a href="/">{onPage('goHome')}</a>
        </p>
      </div>
    </Frame>
  );
}

/** What it weighs and how large it is, in the numbers and the units of the page's language. */
function Measures(props: { of: ShopVariant; standard: MeasurementStandard; locale: string }) {
  const { of, standard, locale } = props;
  const say = useWords('shop');
  const shown = (size: number) => new Intl.NumberFormat(locale).format(size);
  const sides = [of.length, of.width, of.height].filter((side) => side > 0);
  const last = gauged('dimension', sides.pop() ?? 0, { standard, locale });
  return (
    <>
      {of.weight > 0 && (
        <p className="buy-note">
          {say('weight', { weight: gauged('weight', of.weight, { standard, locale }) })}
        </p>
      )}
      {of.width > 0 && of.height > 0 && (
        <p className="buy-note">{say('size', { size: [...sides.map(shown), last].join(' × ') })}</p>
      )}
    </>
  );
}

function ReviewRequestView({ request, told }: Extract<ShopPage, { name: 'reviewRequest' }>) {
  const say = useWords('reviews');
  const words = useSiteWords();
  const problem = told?.problem && sentenceIn(words, told.problem);
  return (
    <Frame title={say('reviewOrder')}>
      {request.state === 'expired' ? (
        <>
          <p role="alert">{say('expired')}</p>
          <p>
            <a href={DEFAULT_SHOP_PATH}>{say('goToShop')}</a>
          </p>
        </>
      ) : (
        <Island
          name="product-reviews"
          wake="visible"
          component={ProductReviews}
          words={['basket', 'reviews']}
          props={{
            part: 'request' as const,
            request,
            told: told ? { line: told.line, message: told.message, problem } : null,
          }}
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

/** What pixels are told of a product that somebody looks at. */
function trackedProduct({ id, title, variants: [first] }: ShopProduct, currency: CurrencyCode): TrackData {
  const value = first && (first.onSale ? first.salePrice : first.price) / 10 ** fractionDigitsOf(currency);
  return { productId: id, name: title, ...(value !== undefined && { value, currency }) };
}
