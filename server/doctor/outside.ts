import { Resolver } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import { filesOfProduct } from '../backup/command.ts';
import { isLocalhostName, type Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import { broken, fine, skipped, warning, type Check, type Finding } from './finding.ts';

const PATIENCE = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
const ANSWER_WITHIN_MS = 8000;
/** A site that nobody has: only a wildcard answers for it. */
const ANY_SITE = 'plinth-doctor';
const PART = 'parts/doctor-probe';

/** What others have to do for this server: the mail server, the domain name system, the proxy. */
export function outsideChecks(config: Config): Check[] {
  return [
    { name: 'Mail', run: () => mailFinding(config.mail.smtpUrl) },
    { name: 'Domains', run: () => domainFindings(config) },
    { name: 'Address', run: () => addressFinding(config) },
    { name: 'Bucket', run: () => directFinding(filesOfProduct(config), originOfSites(config)) },
  ];
}

export async function mailFinding(smtpUrl: string | undefined): Promise<Finding> {
  if (smtpUrl === undefined)
    return warning(
      'No mail leaves this machine: emails are written to DATA_DIR/mail.',
      'Set SMTP_URL, like smtps://user:password@mail.example.com:465.',
    );
  const post = createTransport({ url: smtpUrl, ...PATIENCE });
  try {
    await post.verify();
    return fine('The mail server accepts us.');
  } catch (error) {
    return broken(
      `The mail server does not accept us: ${error instanceof Error ? error.message : String(error)}`,
      'Correct host, port, user and password in SMTP_URL. Emails wait for four days meanwhile.',
    );
  } finally {
    post.close();
  }
}

const originOfSites = ({ sitesDomain }: Config) =>
  `${isLocalhostName(sitesDomain) ? 'http' : 'https'}://${ANY_SITE}.${sitesDomain}`;

async function domainFindings({ appDomain, sitesDomain, domains }: Config): Promise<Finding[]> {
  if (isLocalhostName(appDomain)) return [skipped('Not needed on localhost.')];
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  if (domains.nameServers.length > 0) resolver.setServers(domains.nameServers);
  const lookUp = async (name: string) => {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  };
  const names = [appDomain, `${ANY_SITE}.${sitesDomain}`].map((name) => name.replace(/:\d+$/, ''));
  return Promise.all(
    names.map(async (name) => addressesFinding(name, await lookUp(name), domains.publicAddress)),
  );
}

export function addressesFinding(
  name: string,
  found: readonly string[],
  wanted: string | undefined,
): Finding {
  const what = name.startsWith(`${ANY_SITE}.`) ? `*${name.slice(ANY_SITE.length)}` : name;
  if (found.length === 0)
    return broken(`No address is known for ${what}.`, 'Add an A or AAAA record that leads to your proxy.');
  if (wanted !== undefined && !found.includes(wanted))
    return warning(
      `${what} leads to ${found.join(', ')}, not to PUBLIC_ADDRESS.`,
      'Correct the record, or PUBLIC_ADDRESS.',
    );
  return fine(`${what} leads to ${found.join(', ')}.`);
}

/** Asks as visitors do, through proxy and TLS. */
async function addressFinding({ appDomain }: Config): Promise<Finding> {
  if (isLocalhostName(appDomain)) return skipped('Not needed on localhost.');
  const ask = (path: string) =>
    fetch(`https://${appDomain}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  try {
    const health = await ask('/healthz');
    if (health.status !== 200)
      return broken(
        `https://${appDomain} answers ${health.status}.`,
        'Let the proxy pass all paths on, with the Host header unchanged.',
      );
    return (await ask('/metrics')).status === 200
      ? broken('Everybody can read /metrics.', 'Set METRICS_TOKEN, or METRICS_PORT and close that port.')
      : fine(`https://${appDomain} is this server, and keeps its figures to itself.`);
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return broken(
      `https://${appDomain} cannot be reached: ${cause}`,
      'Look at the proxy, its certificate and the firewall.',
    );
  }
}

/** Asks as a browser does before it sends a part of a file to another host. */
export async function directFinding({ openDoor }: Storage, origin: string): Promise<Finding> {
  if (!openDoor) return skipped('Files are kept in a folder.');
  const answer = await fetch(openDoor.addressFor(PART, 1), {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'PUT' },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch(() => undefined);
  const allowed = answer?.headers.get('access-control-allow-origin');
  return answer?.ok && (allowed === '*' || allowed === origin)
    ? fine('Browsers may send large files straight to the bucket.')
    : warning(
        `The bucket takes no files from pages of ${origin}: they come through the server.`,
        'Give it the CORS rule of deploy/bucket.md.',
      );
}
