import { makeCaptcha } from '../captcha/service.ts';
import type { Files } from '../assets/files.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Content } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import { makeRateLimiter } from '../http/rate-limit.ts';
import type { Jobs } from '../jobs.ts';
import type { Mailing } from '../mail/service.ts';
import type { Newsletter } from '../newsletter/service.ts';
import type { Pages } from '../serving/pages.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import { DEFAULT_SUBMISSIONS_PER_MINUTE } from '#core/settings/forms.ts';
import { makeFormCounting } from './counting.ts';
import { makeInbox } from './inbox.ts';
import { makeLiveForms } from './live-forms.ts';
import { makeOutbound } from '../outbound/outbound.ts';
import { makePostedForms } from './posted.ts';
import { makePolls } from './polls.ts';
import { makeReplies } from './replies/service.ts';
import { makeRetention } from './retention.ts';
import type { FormServices } from './routes.ts';
import { makeForms } from './service.ts';
import type { SiteSecrets } from '../secrets/site-secrets.ts';
import { makeSubmissionKeys } from './submission-key.ts';
import { makeUploads } from './uploads.ts';
import { makeWebhooks } from './webhooks.ts';
import type { TellNews } from '../news/news.ts';

/** Everything forms are made of, put together in one place. */
export async function makeFormServices(deps: {
  db: Database;
  jobs: Jobs;
  mail: Mailing;
  tellNews: TellNews;
  content: Content;
  accounts: Accounts;
  sites: Sites;
  snapshots: Snapshots;
  pages: Pages;
  files: Files;
  secrets: SiteSecrets;
  newsletter: Newsletter;
  /** Whether webhooks may reach this machine's own network: while developing on it. */
  allowsPrivateTargets: boolean;
  now: () => Date;
}): Promise<FormServices> {
  const { db, jobs, mail, content, accounts, sites, snapshots, pages, files, secrets, newsletter, now } =
    deps;
  const post = makeOutbound({ allowsPrivate: deps.allowsPrivateTargets });
  const captcha = makeCaptcha({ secrets, post, now });
  const webhooks = await makeWebhooks({ db, jobs, secrets, post, now });
  const liveForms = makeLiveForms({ snapshots, newsletter });
  const uploads = makeUploads({ db, files, now });
  const counting = makeFormCounting({ db, liveForms, now });
  const polls = makePolls({ db, secrets, now });
  const replies = makeReplies({ db, mail, snapshots, now });
  const forms = makeForms({
    db,
    liveForms,
    counting,
    keys: makeSubmissionKeys({ secrets, now }),
    polls,
    captcha,
    newsletter,
    webhooks,
    mail,
    tellNews: deps.tellNews,
    limiter: makeRateLimiter({ perMinute: DEFAULT_SUBMISSIONS_PER_MINUTE, now: () => now().getTime() }),
    now,
  });
  return {
    forms,
    counting,
    liveForms,
    polls,
    posted: makePostedForms({ forms, liveForms, polls, uploads, pages }),
    uploads,
    captcha,
    inbox: makeInbox({
      db,
      webhooks,
      replies,
      isPost: mail.isPost,
      secrets,
      isContributor: async (siteId, accountId) => (await accounts.rolesOn(siteId, accountId)).length > 0,
      now,
    }),
    replies,
    webhooks,
    retention: await makeRetention({ db, jobs, sites, snapshots, mail, files, now }),
    newsletter,
    content,
    snapshots,
    pages,
    accounts,
    mail,
  };
}
