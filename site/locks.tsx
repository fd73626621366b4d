import { MAX_LOCK_PASSWORD_LENGTH } from '#core/access/lock-password.ts';
import { useSiteWords, useWords } from '#blocks/kit/words.ts';
import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import type { MemberDoor } from '#core/members/member-area.ts';
import { CRUMB_COOKIE } from '#core/visitors/cookies.ts';
import { SliceType } from '#core/enumerations/block-types.ts';
import { sentenceIn } from '#contract/failure-words.ts';
import type { LockForm, SpecialPage } from './page-input.ts';
import { GoHome } from './go-home.tsx';

/** What stands in place of a site, or of one of its pages, for those who may not see it. */
export type Lock = Extract<
  SpecialPage,
  { name: 'lockScreen' | 'protectedContent' | 'memberAccess' | 'notLive' | 'parking' | 'expired' | 'removed' }
>;

export function LockBody({ lock, words }: { lock: Lock; words: string }) {
  const say = useWords('page');
  switch (lock.name) {
    case 'lockScreen':
      return lock.form ? (
        <>
          <p data-slice-type={SliceType.body}>{words || say('lockWithPassword')}</p>
          <PasswordForm form={lock.form} button={say('enterSite')} />
          <p className="lock-aside">
            {say('worksHere')} <a href="/config">{say('logIn')}</a>
          </p>
        </>
      ) : (
        <>
          <p data-slice-type={SliceType.body}>{words || say('lockForStaff')}</p>
          <p>
            <a className="button is-outline is-medium" href="/config">
              {say('logIn')}
            </a>
          </p>
        </>
      );
    case 'protectedContent':
      return (
        <>
          <p>{say('pageNeedsPassword')}</p>
          <PasswordForm form={lock.form} button={say('openPage')} />
          <p className="lock-aside">
            <GoHome />
          </p>
        </>
      );
    case 'memberAccess':
      return <MemberBody door={lock.door} />;
    case 'notLive':
      return (
        <>
          <p data-slice-type={SliceType.body}>{words || say('notLiveWords')}</p>
          <p className="lock-aside">
            {say('worksHere')} <a href="/config">{say('logIn')}</a>
          </p>
        </>
      );
    case 'parking':
      return <p>{say('parkingWords')}</p>;
    case 'expired':
      return (
        <>
          <p>{say('expiredWords')}</p>
          <p className="lock-aside">
            {say('isItYours')} <a href="/config/settings/billing/upgrade">{say('logInToRestore')}</a>
          </p>
        </>
      );
    case 'removed':
      return <p>{say('removedWords')}</p>;
  }
}

function PasswordForm({ form, button }: { form: LockForm; button: string }) {
  const say = useWords('page');
  const words = useSiteWords();
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
      <label htmlFor="password">{say('password')}</label>
      <input
        id="password"
        name="password"
        type="password"
        required
        maxLength={MAX_LOCK_PASSWORD_LENGTH}
        autoComplete="current-password"
        autoFocus
        {...(problem && { 'aria-invalid': true, 'aria-describedby': 'password-problem' })}
      />
      {problem && (
        <p className="lock-problem" id="password-problem" role="alert">
          {sentenceIn(words, problem)}
        </p>
      )}
      <button className="button is-solid is-medium">{button}</button>
    </form>
  );
}

/** What visitors read who are not members: what the area is, how to log in, and what gives access. */
function MemberBody({ door }: { door: MemberDoor }) {
  const say = useWords('members');
  const { words, offers, isFree, isLoggedIn, to, teaser } = door;
  return (
    <>
      {teaser && (
        <>
          {teaser.excerpt !== '' && <p>{teaser.excerpt}</p>}
          <p className="quiet">{say('teaser')}</p>
        </>
      )}
      <p>{words || say(isFree ? 'needsAccount' : isLoggedIn ? 'notIncluded' : 'forMembers')}</p>
      {!isLoggedIn && (
        <p>
          <a className="button is-solid is-medium" href={`${ACCOUNT_PATH}?next=${encodeURIComponent(to)}`}>
            {say(isFree ? 'logInOrSignUp' : 'logIn')}
          </a>
        </p>
      )}
      {offers.map(({ title, path }) => (
        <p key={path}>
          <a className="button is-outline is-medium" href={path}>
            {say('joinWith', { product: title })}
          </a>
        </p>
      ))}
      <p className="lock-aside">
        <GoHome />
      </p>
    </>
  );
}
