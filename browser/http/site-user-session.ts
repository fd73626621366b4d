import { XSRF_HEADER } from '#core/visitors/site-users.ts';
import type { SiteUserSession } from '#contract/site-users.ts';
import { DataError } from './data-error.ts';
import type { DataLayer } from './data-layer.ts';

const path = '/api/site-users/session';

/** The session of a customer of this site. */
export function makeSiteUserSession(send: DataLayer) {
  let xsrfToken = '';

  async function read(): Promise<SiteUserSession | null> {
    const session = (await send({ method: 'GET', path })) as SiteUserSession | null;
    xsrfToken = session?.xsrfToken ?? '';
    return session;
  }

  const end = (cloneCart: boolean) =>
    send({
      method: 'DELETE',
      path,
      query: { cloneCart: String(cloneCart) },
      headers: { [XSRF_HEADER]: xsrfToken },
    });

  return {
    read,

    async logIn(entered: { email: string; password: string; rememberMe: boolean }): Promise<void> {
      ({ xsrfToken } = (await send({ method: 'POST', path, json: entered })) as SiteUserSession);
    },

    /** With `cloneCart` the visitor keeps what is in the cart. */
    async logOut({ cloneCart }: { cloneCart: boolean }): Promise<void> {
      try {
        await end(cloneCart);
      } catch (error) {
        if (!(error instanceof DataError) || error.details.crumbFail !== true) throw error;
        // The data layer has stored a new crumb and tried again itself; here it is the session that is another one.
        if (typeof error.details.crumb === 'string') throw error;
        await read();
        await end(cloneCart);
      }
      xsrfToken = '';
    },
  };
}
