/** What the first days of a site are about, in the order in which it usually happens. */
export const STEPS = [
  'logo',
  'colours',
  'homePage',
  'facts',
  'samples',
  'products',
  'payments',
  'shipping',
  'domain',
  'goLive',
] as const;
export type Step = (typeof STEPS)[number];

const SHOP_STEPS: readonly Step[] = ['products', 'payments', 'shipping'];

/** What is known of a site's beginnings. */
export interface Beginnings {
  hasLogo: boolean;
  /** Versions count from 1; the template's own is the first. */
  themeVersion: number;
  homeVersion: number;
  businessVersion: number;
  shippingVersion: number;
  samples: number;
  hadSamples: boolean;
  /** Whether it has products, or had those of its template. */
  isShop: boolean;
  /** Samples are not. */
  hasOwnProducts: boolean;
  hasPayments: boolean;
  hasDomain: boolean;
  isLive: boolean;
}

export interface StepState {
  name: Step;
  isDone: boolean;
}

/** Every step ticks itself. What does not apply to the site is not on the list. */
export function checklistOf(site: Beginnings): StepState[] {
  const done: Readonly<Record<Step, boolean>> = {
    logo: site.hasLogo,
    colours: site.themeVersion > 1,
    homePage: site.homeVersion > 1,
    facts: site.businessVersion > 1,
    samples: site.samples === 0,
    products: site.hasOwnProducts,
    payments: site.hasPayments,
    shipping: site.shippingVersion > 1,
    domain: site.hasDomain,
    goLive: site.isLive,
  };
  const applies = (name: Step) => {
    if (name === 'samples') return site.hadSamples;
    return SHOP_STEPS.includes(name) ? site.isShop : true;
  };
  return STEPS.filter(applies).map((name) => ({ name, isDone: done[name] }));
}

/** What somebody should know before the site goes live; nothing of it stands in the way. */
export const BEFORE_LIVE: readonly Step[] = ['homePage', 'facts', 'samples', ...SHOP_STEPS];

export function missingBeforeLive(steps: readonly StepState[]): Step[] {
  return steps.filter(({ name, isDone }) => !isDone && BEFORE_LIVE.includes(name)).map(({ name }) => name);
}
