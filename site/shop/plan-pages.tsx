import { Island } from '#blocks/kit/islands.tsx';
import type { ShopFacts } from '#blocks/kit/shop-context.ts';
import type { Settings } from '#core/settings/groups.ts';
import { regions } from '#core/settings/locale.ts';
import type { ShopPage } from '../page-input.ts';
import { Frame } from './frame.tsx';
import { JoinedAreas } from './joined-areas.tsx';
import PlanCheckout from './subscribe/island.tsx';
import PlanPage from './subscription/island.tsx';
import { useWords } from '#blocks/kit/words.ts';

type PlanPages = Extract<ShopPage, { name: 'planCheckout' | 'planClosed' | 'plan' }>;

/** Pages about subscriptions. */
export function PlanView({ page, shop, settings }: { page: PlanPages; shop: ShopFacts; settings: Settings }) {
  const say = useWords('subscription');
  const atCheckout = useWords('checkout');
  const onPage = useWords('page');
  switch (page.name) {
    case 'planCheckout':
      return (
        <Frame title={say('subscribe')}>
          <Island
            name="subscribe"
            wake="visible"
            component={PlanCheckout}
            words={['checkout', 'cart', 'basket', 'plans', 'subscription']}
            props={{
              currency: shop.currency,
              locale: shop.locale,
              countries: regions(shop.locale),
              country: settings.site.region,
              consent: settings.store.consent,
              problem: '',
              known: page.known,
              logInUrl: '',
              cartToken: page.cartToken,
              ...(page.variantId !== undefined && { variantId: page.variantId }),
            }}
          />
          <noscript>{atCheckout('needsScript')}</noscript>
        </Frame>
      );
    case 'planClosed':
      return (
        <Frame title={say('cartGone')}>
          <p role="alert">{say('cartGoneWords')}</p>
          <p>
            <a href="/shop">{say('goToShop')}</a> · <a href="/">{onPage('goHome')}</a>
          </p>
        </Frame>
      );
    case 'plan':
      return (
        <Frame title={say('yourSubscription')}>
          <JoinedAreas areas={page.joined} />
          <Island
            name="subscription"
            wake="visible"
            component={PlanPage}
            words={['checkout', 'cart', 'basket', 'paying', 'plans', 'subscription']}
            props={{ id: page.id, token: page.token, locale: shop.locale }}
          />
          <noscript>{say('needsScript')}</noscript>
        </Frame>
      );
  }
}
