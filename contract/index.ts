import { accounts } from './accounts.ts';
import { auth } from './auth.ts';
import { content } from './content.ts';
import { forms } from './forms.ts';
import { mySites } from './my-sites.ts';
import { newsletter } from './newsletter.ts';
import { sites } from './sites.ts';
import type { Route } from './route.ts';

/** The whole HTTP API, by feature. OpenAPI and the check that every route is served come from this list. */
export const CONTRACT: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  accounts,
  auth,
  content,
  forms,
  mySites,
  newsletter,
  sites,
};
