/** What the server takes from the bundle: rendering, and how documents are checked. */
import { checkedWordSettings } from '#core/settings/checked-words.ts';
import { makeDocuments } from '#core/content/documents.ts';
import { blockOf, blockOfNumber } from '#blocks/index.ts';

export { bodiesOn } from './bodies.ts';
export { feedBody } from './collections/feed-body.tsx';
export { renderBlock } from './render-block.tsx';
export { renderPage } from './render-page.tsx';
export { blockOf, blockOfNumber };
export { BLOCK_TYPES } from '#blocks/types.ts';
export { SAMPLE_WORDS } from './sections-library/sample-words.ts';
export const documents = makeDocuments(blockOf, { words: checkedWordSettings });
export { renderPlatform, type PlatformPage } from './platform/page.tsx';
export { renderInvoice, type InvoicePage } from './platform/invoice.tsx';
export { themeCss } from './document/theme-css.ts';
export { inPlainLetters } from './document/plain-faces.ts';
export { isOwnerMail, isToOwner, renderMail, type Mail } from './mails/render.tsx';
export { renderOrderPaper, type OrderPaper } from './shop/paper.tsx';
