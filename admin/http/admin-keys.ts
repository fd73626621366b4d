import { ADMIN_KEY_HEADER, FRAME_KEY_PARAMETER, type AdminKeyName } from '#core/access/admin-key.ts';
import type { DataLayer } from '#browser/http/data-layer.ts';
import { hrefTo } from '#contract/href-to.ts';

/** What the server wrote into the admin's own document and gives to no script of the site. */
export function adminKey(name: AdminKeyName): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

export const keyHeaders = () => ({ [ADMIN_KEY_HEADER]: adminKey('admin-key') });

/** Every call proves that it comes from the admin. */
export function withAdminKey(send: DataLayer): DataLayer {
  return (call) => send({ ...call, headers: { ...call.headers, ...keyHeaders() } });
}

/** The address of what is shown in a frame or as a picture. */
export const shownHref: typeof hrefTo = (route, ...link) => {
  const href = hrefTo(route, ...link);
  return `${href}${href.includes('?') ? '&' : '?'}${FRAME_KEY_PARAMETER}=${adminKey('frame-key')}`;
};
