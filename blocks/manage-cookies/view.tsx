import { manage } from '#contract/addresses/consent.ts';
import type { ViewProps } from '../kit/block.tsx';
import type { ManageCookiesValues } from './fields.ts';
import { MANAGE_COOKIES } from './words.ts';

/** Opens the banner again; without one, or without scripts, a page with the same choices. */
export function ManageCookiesView({ values: { label, align } }: ViewProps<ManageCookiesValues>) {
  return (
    <p className="manage-cookies" data-align={align}>
      <a href={manage.path} rel="nofollow">
        {label.trim() === '' ? MANAGE_COOKIES : label}
      </a>
    </p>
  );
}
