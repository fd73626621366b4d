import type { EntryPage } from '#site/platform/entry.tsx';
import type { SecondStep } from '#core/accounts/passkeys.ts';
import { isSamePlacePath } from '#core/site/paths.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';

/** Pages on the way into an account, by address. */
export function entryPage(
  url: URL,
  given: {
    demo: { email: string; password: string } | null;
    email: string;
    crumb: string;
    step: SecondStep | undefined;
  },
): EntryPage | undefined {
  const query = (name: string) => url.searchParams.get(name) ?? '';
  const [to, problem, token] = [wantedPlace(url), problemOf(url), query('token')];
  switch (url.pathname) {
    case '/login':
      return {
        name: 'login',
        to,
        email: given.email,
        problem,
        done: query('done'),
        canSignUp: query('signup') !== 'off',
        demo: given.demo,
      };
    case '/login/code':
      return { name: 'code', to, problem, step: given.step ?? { hasCode: true, hasPasskey: false } };
    case '/signup':
      return { name: 'signup', to, email: given.email, problem };
    case '/signup/sent':
      return { name: 'signupSent' };
    case '/forgot':
      return { name: 'forgot', problem };
    case '/forgot/sent':
      return { name: 'forgotSent' };
    case '/reset':
      return { name: 'reset', token, problem };
    case '/undo':
      return { name: 'undo', token, problem, crumb: given.crumb };
    case '/confirm':
      return { name: 'confirm', token, problem, crumb: given.crumb };
    default:
      return undefined;
  }
}

/** Where somebody wanted to go before they were asked to log in; never to another host. */
export function wantedPlace(url: URL): string {
  const to = url.searchParams.get('to') ?? '';
  return isSamePlacePath(to) ? to : '';
}

/** The sentence for what went wrong with a form that was posted without script. */
export function problemOf(url: URL): string {
  const code = url.searchParams.get('problem') ?? '';
  return Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode].sentence : '';
}
