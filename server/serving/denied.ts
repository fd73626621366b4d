import type { Teaser } from '#core/members/member-area.ts';
import type { Reading } from '../collections/reading.ts';
import type { Visit } from '../drawing/scene.ts';
import type { Members } from '../members/service.ts';
import type { Address } from './address.ts';
import type { Admission } from './admission.ts';
import type { makeInstead } from './instead.ts';
import type { FreshPage } from './page-cache.ts';

/** What stands in place of a page for members: what the area is and how to join, with a teaser where it shows them. */
export function makeDenied(deps: {
  instead: ReturnType<typeof makeInstead>;
  members: Members;
  reading: Reading;
}) {
  const { instead, members, reading } = deps;

  async function teaserOf(visit: Visit, behind: Address | undefined): Promise<Teaser | undefined> {
    if (behind?.kind === 'item') {
      const { collection, address } = behind.place;
      const item = (await reading.openItem(visit.shelf, collection, address.slug))?.item;
      return item && { title: item.title, excerpt: item.excerpt };
    }
    const page = visit.snapshot.pages.find(({ path }) => path === visit.path);
    return page && { title: page.title, excerpt: '' };
  }

  return async function denied(
    visit: Visit,
    { id, isLoggedIn }: NonNullable<Admission['area']>,
    behind: Address | undefined,
  ): Promise<FreshPage> {
    const { site, lock } = visit;
    const area = (await members.shown(visit.shelf, [id]))[id];
    const { name = '', words = '', offers = [], isFree = false } = area ?? {};
    const teaser = (await members.showsTeasers(site.id, id)) ? await teaserOf(visit, behind) : undefined;
    return instead.denied(visit, { name, words, offers, isFree, isLoggedIn, to: lock.to, teaser });
  };
}
