import type { AssetService } from '../assets/service.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { Mailing } from '../mail/service.ts';
import type { Orders } from '../orders/service.ts';
import type { SiteSecrets } from '../secrets/site-secrets.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import { makeAsking } from './asking.ts';
import { makeReviewLinks } from './links.ts';
import { makeReviewModeration } from './moderation.ts';
import * as store from './store.ts';
import { makeReviewWriting } from './writing.ts';
import type { TellNews } from '../news/news.ts';

/** What buyers say of what they bought: asked for, written, looked at, shown. */
export async function makeReviews(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  snapshots: Snapshots;
  publishing: Publishing;
  assets: AssetService;
  mail: Mailing;
  tellNews: TellNews;
  orders: Orders;
  secrets: SiteSecrets;
  now: () => Date;
}) {
  const links = makeReviewLinks(deps);
  return {
    ...(await makeAsking({ ...deps, links })),
    ...makeReviewWriting({ ...deps, links }),
    ...makeReviewModeration(deps),
    /** For the data that a customer may have. */
    exportOf: (siteId: string, email: string) =>
      deps.db.readSite(siteId, (tx) => store.listOfReviewer(tx, email)),
  };
}

export type Reviews = Awaited<ReturnType<typeof makeReviews>>;
