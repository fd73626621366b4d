import { manage } from '#contract/addresses/consent.ts';

/** Says that a service waits for consent, and where to give it. */
export function HeldService({ name }: { name: string }) {
  return (
    <p className="held-service">
      {name} is shown once you allow it.{' '}
      <a href={manage.path} rel="nofollow">
        Cookie settings
      </a>
    </p>
  );
}
