import { MAX_LOCK_PASSWORD_LENGTH } from '#core/access/lock-password.ts';
import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import type { MemberDoor } from '#core/members/member-area.ts';
import { CRUMB_COOKIE } from '#core/visitors/cookies.ts';
import { SliceType } from '#core/enumerations/block-types.ts';
import type { LockForm, SpecialPage } from './page-input.ts';

/** What stands in place of a site, or of one of its pages, for those who may not see it. */
export type Lock = Extract<
  SpecialPage,
  { name: 'lockScreen' | 'protectedContent' | 'memberAccess' | 'notLive' | 'parking' | 'expired' | 'removed' }
>;

export function LockBody({ lock, words }: { lock: Lock; words: string }) {
  switch (lock.name) {
    case 'lockScreen':
      return lock.form ? (
        <>
          <p data-slice-type={SliceType.body}>
            {words || 'This site is for people who have been given its password.'}
          </p>
          <PasswordForm form={lock.form} button="Enter the site" />
          <p className="lock-aside">
            Do you work on this site? <a href="/config">Log in</a>
          </p>
        </>
      ) : (
        <>
          <p data-slice-type={SliceType.body}>
            {words || 'Only people who work on it can see it at the moment.'}
          </p>
          <p>
            <a className="button is-outline is-medium" href="/config">
              Log in
            </a>
          </p>
        </>
      );
    case 'protectedContent':
      return (
        <>
          <p>The page behind this address needs a password.</p>
          <PasswordForm form={lock.form} button="Open the page" />
          <p className="lock-aside">
            <a href="/">Go to the home page</a>
          </p>
        </>
      );
    case 'memberAccess':
      return <MemberBody door={lock.door} />;
    case 'notLive':
      return (
        <>
          <p data-slice-type={SliceType.body}>{words || 'This site is not live yet. Check back soon.'}</p>
          <p className="lock-aside">
            Do you work on this site? <a href="/config">Log in</a>
          </p>
        </>
      );
    case 'parking':
      return <p>There is no website at this address yet. Please look in again another day.</p>;
    case 'expired':
      return (
        <>
          <p>It cannot be visited at the moment. If you know its owner, let them know.</p>
          <p className="lock-aside">
            Is it yours? <a href="/config/settings/billing/upgrade">Log in to bring it back</a>
          </p>
        </>
      );
    case 'removed':
      return <p>There is no longer a website at this address.</p>;
  }
}

function PasswordForm({ form, button }: { form: LockForm; button: string }) {
  const { action, page, to, problem, crumb } = form;
  const address = crumb === '' ? action : `${action}?${CRUMB_COOKIE}=${encodeURIComponent(crumb)}`;
  return (
    <form
      className="search-form lock-form"
      action={address}
      method="post"
      data-slice-type={SliceType.password}
    >
      {page !== undefined && <input type="hidden" name="page" value={page} />}
      <input type="hidden" name="to" value={to} />
      <label htmlFor="password">Password</label>
      <input
        id="password"
        name="password"
        type="password"
        required
        maxLength={MAX_LOCK_PASSWORD_LENGTH}
        autoComplete="current-password"
        autoFocus
        {...(problem !== '' && { 'aria-invalid': true, 'aria-describedby': 'password-problem' })}
      />
      {problem !== '' && (
        <p className="lock-problem" id="password-problem" role="alert">
          {problem}
        </p>
      )}
      <button className="button is-solid is-medium">{button}</button>
    </form>
  );
}

function MemberBody({ door }: { door: MemberDoor }) {
  const { words, offers, isFree, isLoggedIn, to } = door;
  return (
    <>
      <p>
        {words || (isFree ? 'Log in or create an account to see this page.' : 'This page is for members.')}
      </p>
      {!isLoggedIn && (
        <p>
          <a className="button is-solid is-medium" href={`${ACCOUNT_PATH}?next=${encodeURIComponent(to)}`}>
            {isFree ? 'Log in or sign up' : 'Log in'}
          </a>
        </p>
      )}
      {offers.map(({ title, path }) => (
        <p key={path}>
          <a className="button is-outline is-medium" href={path}>
            Join with {title}
          </a>
        </p>
      ))}
      <p className="lock-aside">
        <a href="/">Go to the home page</a>
      </p>
    </>
  );
}
