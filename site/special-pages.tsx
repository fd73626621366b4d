import { Island } from '#blocks/kit/islands.tsx';
import { useSiteWords, useWords } from '#blocks/kit/words.ts';
import type { Words } from '#core/words/words.ts';
import { sentenceIn } from '#contract/failure-words.ts';
import SearchBox from '#blocks/search/island.tsx';
import { SliceType } from '#core/enumerations/block-types.ts';
import type { Settings } from '#core/settings/groups.ts';
import { ManagePage } from './consent/manage-page.tsx';
import { FormPage, FormSent, PollPage, Subscription, type FormSpecial } from './form-pages.tsx';
import { LetterPage } from './newsletter/letter-page.tsx';
import { LockBody } from './locks.tsx';
import type { ShopPage, SpecialPage } from './page-input.ts';
import { GoHome } from './go-home.tsx';

/** Where the title of each page is found. */
const TITLES = {
  notFound: (words) => words.of('page')('notFound'),
  error: (words) => words.of('page')('errorTitle'),
  lockScreen: (words) => words.of('page')('lockScreen'),
  protectedContent: (words) => words.of('page')('protectedContent'),
  memberAccess: (words) => words.of('members')('membersOnly'),
  notLive: (words) => words.of('page')('notLive'),
  parking: (words) => words.of('page')('parking'),
  expired: (words) => words.of('page')('expired'),
  removed: (words) => words.of('page')('removed'),
  search: (words) => words.of('page')('search'),
  form: (words) => words.of('forms')('checkEntries'),
  formSent: (words) => words.of('forms')('thankYou'),
  formProblem: (words) => words.of('forms')('cannotBeSent'),
  poll: (words) => words.of('poll')('results'),
  letter: (words) => words.of('page')('newsletter'),
  comment: (words) => words.of('page')('comment'),
  cookies: (words) => words.of('page')('cookies'),
  formPreview: (words) => words.of('page')('preview'),
  subscription: (words) => words.of('page')('newsletter'),
  product: (words) => words.of('buying')('product'),
  shop: (words) => words.of('shop')('shop'),
  cart: (words) => words.of('basket')('cart'),
  checkout: (words) => words.of('basket')('checkout'),
  checkoutClosed: (words) => words.of('basket')('checkout'),
  planCheckout: (words) => words.of('buying')('subscribe'),
  planClosed: (words) => words.of('subscription')('cartGone'),
  plan: (words) => words.of('subscription')('yourSubscription'),
  order: (words) => words.of('order')('yourOrder'),
  giftCard: (words) => words.of('gift')('giftCard'),
  giftCardBalance: (words) => words.of('gift')('balance'),
  reviewRequest: (words) => words.of('reviews')('reviewOrder'),
  donate: (words) => words.of('donation')('donate'),
  contribution: (words) => words.of('donation')('thankYou'),
  account: (words) => words.of('account')('yourAccount'),
} satisfies Record<SpecialPage['name'], (words: Words) => string>;

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

export function specialTitle(special: SpecialPage, words: Words): string {
  if (special.name === 'donate') return special.page.title;
  if (special.name === 'poll') return special.title;
  if (special.name === 'letter') return special.letter.title;
  if (special.name === 'memberAccess')
    return special.door.teaser?.title || special.door.name || TITLES.memberAccess(words);
  if (special.name === 'product') return special.product.seoTitle || special.product.title;
  return TITLES[special.name](words);
}

type OtherPage = Exclude<SpecialPage, ShopPage>;

export function isShopPage(special: SpecialPage): special is ShopPage {
  return SHOP_PAGES.includes(special.name);
}

export function SpecialView({ special, settings }: { special: OtherPage; settings: Settings }) {
  const { site, access } = settings;
  const title = specialTitle(special, useSiteWords());
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
            {(isLock && access.lockHeadline) || title}
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
  const words = useSiteWords();
  const say = useWords('page');
  const sayForms = useWords('forms');
  switch (special.name) {
    case 'notFound':
      return (
        <>
          <p>{say('notFoundWords')}</p>
          <SearchForm query="" />
          <p>
            <GoHome />
          </p>
        </>
      );
    case 'error':
      return (
        <>
          <p>{say('errorWords')}</p>
          <p className="quiet">
            {say.parts('errorKey', {
              key: (
                <code key="key" className="error-key">
                  {special.errorKey}
                </code>
              ),
            })}
          </p>
          <p>
            <GoHome />
          </p>
        </>
      );
    case 'form':
    case 'formPreview':
      return <FormPage special={special satisfies FormSpecial} />;
    case 'formSent':
      return <FormSent formId={special.formId} />;
    case 'formProblem':
      return (
        <p role="alert">{special.problem ? sentenceIn(words, special.problem) : sayForms('notConfigured')}</p>
      );
    case 'letter':
      return <LetterPage {...special.letter} />;
    case 'poll':
      return <PollPage {...special} />;
    case 'cookies':
      return <ManagePage special={special} />;
    case 'comment':
      return (
        <>
          <p role="status">{special.message}</p>
          <p>
            <a href={`${special.path}#comments`}>{say('backToPage')}</a>
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
  const say = useWords('search');
  return (
    <>
      <SearchForm query={query} />
      {query !== '' && results.length === 0 && <p>{say('nothingFound', { query })}</p>}
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
  const say = useWords('search');
  const props = { id: 'page', label: say('label'), placeholder: '', button: say('button'), query };
  return <Island name="search" wake="interaction" component={SearchBox} props={props} words={['search']} />;
}
