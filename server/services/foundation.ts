import { makeAdminKeys } from '../accounts/admin-keys.ts';
import { makeAccounts } from '../accounts/service.ts';
import { makeSiteSecrets } from '../secrets/site-secrets.ts';
import { makeMailing } from '../mail/service.ts';
import { folderTransport, smtpTransport } from '../mail/transport.ts';
import { makeTellNews } from '../news/news.ts';
import { makeNodes } from '../operator/nodes.ts';
import { countryHeaderOf } from '../consent/visitor.ts';
import { makeCachesInFront } from '../serving/caches-in-front.ts';
import { makePush } from '../push/service.ts';
import { makeOutages } from '../outages/service.ts';
import { makeSites } from '../sites/service.ts';
import { makeFolderStorage } from '../storage/folder.ts';
import type { AppOptions } from './options.ts';

/** What everything else is built on: the clock, mail, accounts, and which sites there are. */
export async function makeFoundation(options: AppOptions) {
  const { db, jobs, bundle, vault, appDomain, sitesDomain = appDomain, isSecure } = options;
  const now = options.now ?? (() => new Date());
  const { folder, from, smtpUrl } = options.mail ?? {
    folder: `${options.filesDir}/mail`,
    from: `no-reply@${appDomain.replace(/:\d+$/, '')}`,
  };
  const outages = makeOutages({ db, now });
  const mail = await makeMailing({
    db,
    outages,
    jobs,
    bundle,
    transport: smtpUrl ? smtpTransport(smtpUrl, from) : folderTransport(folder, from, now),
    now,
  });
  const scheme = isSecure ? 'https' : 'http';
  const allowsPrivateTargets = options.allowsPrivateTargets ?? !isSecure;
  const push = await makePush({
    db,
    jobs,
    vault,
    contact: `${scheme}://${appDomain}`,
    allowsPrivate: allowsPrivateTargets,
    now,
  });
  const accounts = makeAccounts({
    db,
    vault,
    mail,
    appUrl: `${scheme}://${appDomain}`,
    operators: options.operators ?? [],
    now,
  });
  const secrets = makeSiteSecrets({ db, vault });
  return {
    db,
    jobs,
    bundle,
    vault,
    storage: options.storage ?? makeFolderStorage(options.filesDir),
    now,
    documents: (await bundle.entry()).documents,
    mail,
    push,
    tellNews: makeTellNews({ mail, push }),
    outages,
    cachesInFront:
      options.cachesInFront &&
      makeCachesInFront({
        ...options.cachesInFront,
        countryHeader: countryHeaderOf(options),
        outage: outages.of('cache'),
      }),
    nodes: makeNodes({ db, jobs, now }),
    accounts,
    sites: makeSites({ db, accounts, appDomain, sitesDomain, scheme, now: Date.now }),
    secrets,
    adminKeys: makeAdminKeys({ secrets, now }),
    allowsTestPayments: options.allowsTestPayments ?? !isSecure,
    /** Whether addresses that people name may lie in this machine's own network. */
    allowsPrivateTargets,
  };
}

export type Foundation = Awaited<ReturnType<typeof makeFoundation>>;
