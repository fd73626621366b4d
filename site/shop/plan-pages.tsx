import { Island } from '#blocks/kit/islands.tsx';
import type { ShopFacts } from '#blocks/kit/shop-context.ts';
import type { Settings } from '#core/settings/groups.ts';
import { regions } from '#core/settings/locale.ts';
import type { ShopPage } from '../page-input.ts';
import { Frame } from './frame.tsx';
import { JoinedAreas } from './joined-areas.tsx';
import PlanCheckout from './subscribe/island.tsx';
import PlanPage from './subscription/island.tsx';

type PlanPages = Extract<ShopPage, { name: 'planCheckout' | 'planClosed' | 'plan' }>;

/** Pages about subscriptions. */
export function PlanView({ page, shop, settings }: { page: PlanPages; shop: ShopFacts; settings: Settings }) {
  switch (page.name) {
    case 'planCheckout':
      return (
        <Frame title="Subscribe">
          <Island
            name="subscribe"
            wake="visible"
            component={PlanCheckout}
            words={['checkout', 'cart', 'basket']}
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
            }}
          />
          <noscript>The checkout needs JavaScript.</noscript>
        </Frame>
      );
    case 'planClosed':
      return (
        <Frame title="Cart not found">
          <p role="alert">This link is too old, or it was used before. Nothing was charged.</p>
          <p>
            <a href="/shop">Go to the shop</a> or <a href="/">to the home page</a>
          </p>
        </Frame>
      );
    case 'plan':
      return (
        <Frame title="Your subscription">
          <JoinedAreas areas={page.joined} />
          <Island
            name="subscription"
            wake="visible"
            component={PlanPage}
            words={['checkout', 'cart', 'basket']}
            props={{ id: page.id, token: page.token, locale: shop.locale }}
          />
          <noscript>This page needs JavaScript.</noscript>
        </Frame>
      );
  }
}
