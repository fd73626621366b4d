import { popup as contract } from '#contract/popup.ts';
import type { Handle } from '../http/handle.ts';
import { PAGE_HEADERS } from '../http/page-headers.ts';
import type { Pages } from '../serving/pages.ts';
import type { Popup } from './service.ts';

export function servePopup(handle: Handle, { popup, pages }: { popup: Popup; pages: Pages }): void {
  handle(contract.record, async ({ site, visitor, body, reply }) => {
    // People who work on the site are no visitors.
    if (!visitor) await popup.count(site, body);
    return reply.code(204).send();
  });
  handle(contract.preview, async ({ site, reply }) => {
    const drawn = await pages.renderPopupPreview(site);
    return reply
      .headers({ ...PAGE_HEADERS, ...drawn.headers, 'cache-control': 'private, no-store' })
      .send(drawn.html);
  });
  handle(contract.figures, ({ site }) => popup.figures(site.id));
}
