import { manage } from '#contract/addresses/consent.ts';
import type { ViewProps } from '../kit/block.tsx';
import type { ManageCookiesValues } from './fields.ts';
import { MANAGE_COOKIES } from './words.ts';
import { useWords } from '../kit/words.ts';
import { unlessOwn } from '#core/words/own-text.ts';

/** Opens the banner again; without one, or without scripts, a page with the same choices. */
export function ManageCookiesView({ values: { label, align } }: ViewProps<ManageCookiesValues>) {
  const say = useWords('consent');
  return (
    <p className="manage-cookies" data-align={align}>
      <a href={manage.path} rel="nofollow">
        {unlessOwn(label, MANAGE_COOKIES, say('manage'))}
      </a>
    </p>
  );
}
