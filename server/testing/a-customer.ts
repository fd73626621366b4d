import { XSRF_HEADER } from '#core/customers/session.ts';
import { aBuyer } from './a-buyer.ts';
import type { Reply, TestSite, useApp } from './app.ts';

type TestApp = ReturnType<typeof useApp>;

export const ADA = { email: 'ada@example.com', password: 'a customer’s own words' };

/** The secret of the newest link that was mailed to somebody. */
export async function linkTo({ app }: TestApp, site: TestSite, email: string): Promise<string> {
  const mails = (await app.services.mail.listOf(site.id)).filter(({ to }) => to === email);
  return mails.flatMap(({ text }) => /\/commerce\/account\?token=([\w-]+)/.exec(text)?.[1] ?? [])[0] ?? '';
}

let guests = 0;

/** A browser that somebody who has no account yet sits at, in a network of its own where the app trusts a proxy. */
export function aGuest(app: TestApp, site: TestSite) {
  const browser = aBuyer(app, site);
  guests += 1;
  browser.headers['x-forwarded-for'] = `10.3.${guests >> 8}.${guests & 255}`;
  return {
    ...browser,
    /** Keeps the token that a log-in brings, as pages do. */
    async enter(path: string, body: object): Promise<Reply> {
      const reply = await browser.send('POST', `/api/site-users/${path}`, body);
      if (reply.status === 200) browser.headers[XSRF_HEADER] = String(reply.json().xsrfToken);
      return reply;
    },
  };
}

/** Somebody who has signed up, confirmed their email and is logged in. */
export async function aCustomer(app: TestApp, site: TestSite, email = ADA.email) {
  const guest = aGuest(app, site);
  await guest.send('POST', '/api/site-users/sign-up', { email, name: 'Ada Byron' });
  const token = await linkTo(app, site, email);
  const entered = await guest.enter('links/password', { token, password: ADA.password });
  if (entered.status !== 200) throw new Error(entered.body);
  return guest;
}
