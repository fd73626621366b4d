import { popup as contract } from '#contract/popup.ts';
import type { Handle } from '../http/handle.ts';
import { sendPrivatePage } from '../http/page-headers.ts';
import type { Pages } from '../serving/pages.ts';
import type { Popup } from './service.ts';

export function servePopup(handle: Handle, { popup, pages }: { popup: Popup; pages: Pages }): void {
  handle(contract.record, async ({ site, body, reply }) => {
    await popup.count(site, body);
    return reply.code(204).send();
  });
  handle(contract.preview, async ({ site, reply }) =>
    sendPrivatePage(reply, await pages.renderPopupPreview(site)),
  );
  handle(contract.figures, ({ site }) => popup.figures(site.id));
}
