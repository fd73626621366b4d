import { manage } from '#contract/addresses/consent.ts';
import { useWords } from '../words.ts';

/** Says that a service waits for consent, and where to give it. */
export function HeldService({ name }: { name: string }) {
  const say = useWords('consent');
  return (
    <p className="held-service">
      {say('shownOnceAllowed', { name })}{' '}
      <a href={manage.path} rel="nofollow">
        {say('settings')}
      </a>
    </p>
  );
}
