import { DEFAULT_PLANS } from '#core/billing/plans.ts';
import { makeContributorLimit } from '../billing/contributor-limit.ts';
import { makeBilling } from '../billing/service.ts';
import { makeNames } from '../domains/names.ts';
import { makeDomains } from '../domains/service.ts';
import { makeFind } from '../find/service.ts';
import { makeHome } from '../home/service.ts';
import { makeOperator } from '../operator/service.ts';
import { makePeople } from '../people/service.ts';
import { makePlatformPages } from '../platform/pages.ts';
import { makeSamples } from '../samples/service.ts';
import { makeMySites } from '../sites/my-sites.ts';
import { makeTemplatePreviews } from '../sites/template-previews.ts';
import type { Answers } from './answers.ts';
import type { Foundation } from './foundation.ts';
import type { Goods } from './goods.ts';
import type { AppOptions } from './options.ts';
import type { Visiting } from './visiting.ts';
import type { Writing } from './writing.ts';

/** Sites as their owners have them: names, people, plans, and the platform's own pages around them. */
export async function makeOwnership(
  built: Foundation & Writing & Goods & Visiting & Answers,
  options: Pick<AppOptions, 'domains' | 'plans' | 'trialDays' | 'isSecure'>,
) {
  const plans = options.plans ?? DEFAULT_PLANS;
  const domains = await makeDomains({
    ...built,
    names: makeNames(options.domains?.nameServers),
    publicAddress: options.domains?.publicAddress,
  });
  const samples = makeSamples(built);
  const mySites = await makeMySites({ ...built, samples, trialDays: options.trialDays ?? 0 });
  const people = makePeople({ ...built, maxContributors: makeContributorLimit(plans) });
  const templatePreviews = makeTemplatePreviews(built);
  const operator = makeOperator(built);
  return {
    domains,
    mySites,
    samples,
    find: makeFind(built),
    home: makeHome({ ...built, samples }),
    people,
    billing: await makeBilling({ ...built, people, plans }),
    templatePreviews,
    operator,
    platform: makePlatformPages({
      ...built,
      templatePreviews,
      mySites,
      people,
      operator,
      isSecure: options.isSecure,
    }),
  };
}
