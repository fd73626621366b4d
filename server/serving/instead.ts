import { SERVED_STATUS } from '#core/access/site-access.ts';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import type { MemberDoor } from '#core/members/member-area.ts';
import { popupFields } from '#core/popup/document.ts';
import { readSettings, type Settings } from '#core/settings/groups.ts';
import type { SpecialPage } from '#site/page-input.ts';
import type { Instead } from './admission.ts';
import { special, type Draw } from '../drawing/draw.ts';
import type { FreshPage } from './page-cache.ts';
import type { LockState, Scene } from '../drawing/scene.ts';

/** What stands in the place of a page: locks, notices, and that there is none. */
export function makeInstead({ draw }: { draw: Draw }) {
  return {
    /** In place of a site that is not for this visitor: its look, and nothing it holds. */
    closed(scene: Scene, served: Instead, lock: LockState): Promise<FreshPage> {
      const { snapshot } = scene;
      const bare = {
        ...snapshot,
        settings: withoutContent(snapshot.settings),
        popup: popupFields.initial,
      };
      return draw(
        { ...scene, snapshot: bare },
        {
          status: SERVED_STATUS[served],
          // Notices count as lock screens: no popup, no visit is recorded.
          pageType: served === 'parking' ? PageKind.splashPage : PageKind.lockScreen,
          content: special(pageFor(served, lock)),
          isIndexable: false,
        },
      );
    },

    /** In place of a page that needs a password, on a site that is open. */
    locked(scene: Scene, id: string, lock: LockState): Promise<FreshPage> {
      const form = { ...lock, action: '/api/access/UnlockPage', page: id };
      return draw(scene, {
        status: SERVED_STATUS.passwordLock,
        pageType: PageKind.protectedContent,
        content: special({ name: 'protectedContent', form }),
        isIndexable: false,
      });
    },

    /** In place of a page for members, for everybody else. A teaser is a page that they may see. */
    denied: (scene: Scene, door: MemberDoor): Promise<FreshPage> =>
      draw(scene, {
        ...(door.teaser
          ? { pageType: PageKind.protectedContent }
          : { status: SERVED_STATUS.passwordLock, pageType: PageKind.memberAreaAccessDenied }),
        content: special({ name: 'memberAccess', door }),
        isIndexable: false,
      }),

    notFound: (scene: Scene): Promise<FreshPage> =>
      draw(scene, { status: 404, pageType: PageKind.notFound, content: special({ name: 'notFound' }) }),

    error: (scene: Scene, errorKey: string): Promise<FreshPage> =>
      draw(scene, { status: 500, pageType: PageKind.error, content: special({ name: 'error', errorKey }) }),
  };
}

function pageFor(served: Instead, lock: LockState): SpecialPage {
  if (served === 'passwordLock')
    return { name: 'lockScreen', form: { ...lock, action: '/api/access/UnlockSite' } };
  return served === 'privateLock' ? { name: 'lockScreen', form: null } : { name: served };
}

/** The context of a page tells addresses, phone numbers and more of the site; a lock keeps them too. */
function withoutContent({ site, access, cookies }: Settings): Settings {
  return { ...readSettings({}), site: { ...site, description: '' }, access, cookies };
}
