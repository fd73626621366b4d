import type { PlainKeyOf } from '#core/words/say.ts';
import type { en } from '#core/platform-words/en.ts';
import { useSay } from './voice.ts';

/** What a page says after something was done; the address carries the word. */
const NOTICES: Readonly<Record<string, PlainKeyOf<typeof en>>> = {
  name: 'noticeName',
  emailAsked: 'noticeEmailAsked',
  email: 'noticeEmail',
  reset: 'noticeReset',
  password: 'noticePassword',
  session: 'noticeSession',
  twoFactorOn: 'noticeTwoFactorOn',
  twoFactorOff: 'noticeTwoFactorOff',
  passkeyAdded: 'noticePasskeyAdded',
  passkeyRenamed: 'noticePasskeyRenamed',
  passkeyRemoved: 'noticePasskeyRemoved',
  removed: 'noticeRemoved',
  restored: 'noticeRestored',
  retried: 'noticeRetried',
  resent: 'noticeResent',
  left: 'noticeLeft',
};

/** Nothing for words of somebody else's. */
export function Notice({ done }: { done: string }) {
  const say = useSay();
  const key = Object.hasOwn(NOTICES, done) ? NOTICES[done] : undefined;
  return (
    key && (
      <p className="hint" role="status">
        {say(key)}
      </p>
    )
  );
}
