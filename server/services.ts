import { makeAnalytics } from './analytics/build.ts';
import { makeEvents } from './events/service.ts';
import { makeScriptErrors } from './script-errors/service.ts';
import { makeFastForward } from './fast-forward/service.ts';
import { makeAnswers } from './services/answers.ts';
import { makeFoundation } from './services/foundation.ts';
import { makeGoods } from './services/goods.ts';
import type { AppOptions } from './services/options.ts';
import { makeOwnership } from './services/ownership.ts';
import { makeTransfer } from './services/transfer.ts';
import { makeVisiting } from './services/visiting.ts';
import { makeWriting } from './services/writing.ts';
import { makeShop } from './shop.ts';
import { makeSpeed } from './speed/service.ts';

export type { AppOptions };

export type Services = Awaited<ReturnType<typeof makeServices>>;

/** Every feature, built area by area; each takes what was built before it. */
export async function makeServices(options: AppOptions) {
  const foundation = await makeFoundation(options);
  const writing = await makeWriting(foundation, options);
  const goods = await makeGoods(foundation, options);
  const visiting = makeVisiting({ ...foundation, ...writing, ...goods }, options);
  const built = { ...foundation, ...writing, ...goods, ...visiting };
  const answers = await makeAnswers(built);
  const shopAround = {
    ...built,
    submissionsBy: (siteId: string, email: string) => answers.formServices.inbox.listBy(siteId, email),
  };
  return {
    ...built,
    ...answers,
    ...(await makeTransfer(built, options)),
    ...(await makeOwnership({ ...built, ...answers }, options)),
    shop: await makeShop(shopAround),
    fastForward: await makeFastForward({
      ...built,
      buildShop: (parts) => makeShop({ ...shopAround, ...parts }),
    }),
    scriptErrors: makeScriptErrors(built),
    events: await makeEvents(built),
    analytics: await makeAnalytics({ ...options, ...built }),
    speed: await makeSpeed(built),
  };
}
