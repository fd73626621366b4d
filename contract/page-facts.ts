import { z } from 'zod';

/** Told by whoever likes to; only what could do harm ends here. */
const fact = z.string().max(2000).optional();

/** What a page says of itself and its visitor when it tells something in passing. */
export const pageFacts = {
  pageTitle: fact,
  pageId: fact,
  contentSource: fact,
  pagePath: fact,
  pagePermissionTypeValue: z.number().optional(),
  visitorCookie: z.string().max(500).optional(),
};
