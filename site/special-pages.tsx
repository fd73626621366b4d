import { Island } from '#blocks/kit/islands.tsx';
import SearchBox from '#blocks/search/island.tsx';
import { SliceType } from '#core/enumerations/block-types.ts';
import type { Settings } from '#core/settings/groups.ts';
import { ManagePage } from './consent/manage-page.tsx';
import { FormPage, FormSent, Subscription, type FormSpecial } from './form-pages.tsx';
import { LockBody } from './locks.tsx';
import type { ShopPage, SpecialPage } from './page-input.ts';

const TITLES: Record<SpecialPage['name'], string> = {
  notFound: 'Page not found',
  error: 'Something went wrong',
  lockScreen: 'This site is private',
  protectedContent: 'This page is private',
  memberAccess: 'Members only',
  notLive: 'Coming soon',
  parking: 'Nothing here yet',
  expired: 'This site is not available',
  removed: 'This site is gone',
  search: 'Search',
  form: 'Please check your entries',
  formSent: 'Thank you',
  formProblem: 'This form cannot be sent',
  comment: 'Your comment',
  cookies: 'Cookies',
  formPreview: 'Preview',
  subscription: 'Newsletter',
  product: 'Product',
  shop: 'Shop',
  cart: 'Cart',
  checkout: 'Checkout',
  checkoutClosed: 'Checkout',
  planCheckout: 'Subscribe',
  planClosed: 'Cart not found',
  plan: 'Your subscription',
  order: 'Your order',
  giftCard: 'Gift card',
  giftCardBalance: 'Gift card balance',
  account: 'Your account',
  reviewRequest: 'Review your order',
  donate: 'Donate',
  contribution: 'Thank you',
};

const SHOP_PAGES: readonly SpecialPage['name'][] = [
  'product',
  'shop',
  'cart',
  'checkout',
  'checkoutClosed',
  'planCheckout',
  'planClosed',
  'plan',
  'order',
  'giftCard',
  'giftCardBalance',
  'account',
  'reviewRequest',
  'donate',
  'contribution',
];

export function specialTitle(special: SpecialPage): string {
  if (special.name === 'donate') return special.page.title;
  if (special.name === 'memberAccess') return special.door.name || TITLES.memberAccess;
  if (special.name === 'product') return special.product.seoTitle || special.product.title;
  return TITLES[special.name];
}

type OtherPage = Exclude<SpecialPage, ShopPage>;

export function isShopPage(special: SpecialPage): special is ShopPage {
  return SHOP_PAGES.includes(special.name);
}

export function SpecialView({ special, settings }: { special: OtherPage; settings: Settings }) {
  const { site, access } = settings;
  const isLock = special.name === 'lockScreen';
  return (
    <section className="section special" data-special={special.name} data-tone="paper" data-space="large">
      <div className="grid">
        <div className="special-words" {...(isLock && { 'data-slice-type': SliceType.lock })}>
          {special.name === 'notFound' && <p className="special-code">404</p>}
          {isLock && <p className="special-site">{site.title}</p>}
          <h1
            className="heading"
            data-size={isNotice(special) ? 'medium' : 'large'}
            {...(isLock && { 'data-slice-type': SliceType.heading })}
          >
            {(isLock && access.lockHeadline) || specialTitle(special)}
          </h1>
          <SpecialBody special={special} lockWords={access.lockWords} />
        </div>
      </div>
    </section>
  );
}

/** Stands alone, without the site around it: a few quiet words, not a poster. */
function isNotice({ name }: SpecialPage): boolean {
  return [
    'lockScreen',
    'protectedContent',
    'memberAccess',
    'notLive',
    'parking',
    'expired',
    'removed',
  ].includes(name);
}

function SpecialBody({ special, lockWords }: { special: OtherPage; lockWords: string }) {
  switch (special.name) {
    case 'notFound':
      return (
        <>
          <p>There is nothing at this address. It may have moved, or the link may have a slip in it.</p>
          <SearchForm query="" />
          <p>
            <a href="/">Go to the home page</a>
          </p>
        </>
      );
    case 'error':
      return (
        <>
          <p>The page could not be shown. Please try again in a moment.</p>
          <p className="quiet">
            If it keeps happening, tell the owner this key:{' '}
            <code className="error-key">{special.errorKey}</code>
          </p>
          <p>
            <a href="/">Go to the home page</a>
          </p>
        </>
      );
    case 'form':
    case 'formPreview':
      return <FormPage special={special satisfies FormSpecial} />;
    case 'formSent':
      return <FormSent formId={special.formId} />;
    case 'formProblem':
      return <p role="alert">{special.message}</p>;
    case 'cookies':
      return <ManagePage special={special} />;
    case 'comment':
      return (
        <>
          <p role="status">{special.message}</p>
          <p>
            <a href={`${special.path}#comments`}>Back to the page</a>
          </p>
        </>
      );
    case 'subscription':
      return <Subscription {...special} />;
    case 'search':
      return <SearchResults {...special} />;
    default:
      return <LockBody lock={special} words={lockWords} />;
  }
}

function SearchResults({ query, results }: Extract<SpecialPage, { name: 'search' }>) {
  return (
    <>
      <SearchForm query={query} />
      {query !== '' && results.length === 0 && (
        <p>Nothing was found for “{query}”. Try fewer or other words.</p>
      )}
      {results.length > 0 && (
        <ol className="search-results">
          {results.map((result) => (
            <li key={result.path}>
              <a href={result.path}>{result.title}</a>
              {result.description !== '' && <p>{result.description}</p>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function SearchForm({ query }: { query: string }) {
  const props = { id: 'page', label: 'Search this site', placeholder: '', button: 'Search', query };
  return <Island name="search" wake="interaction" component={SearchBox} props={props} />;
}
