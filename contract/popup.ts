import { z } from 'zod';
import { MAX_HIT_BYTES } from '#core/analytics/hits.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { POPUP_EVENTS } from '#core/popup/events.ts';
import * as at from './addresses/popup.ts';
import { pageFacts } from './page-facts.ts';
import { route } from './route.ts';

const needs = { permission: Permission.contentManager } as const;

/** Changes with the draft, so that a frame which shows it loads again. */
const draft = z.object({ revision: z.string().max(20).optional() });

const overlayEvent = z.object({
  event: z.enum(POPUP_EVENTS),
  overlayVersion: z.int().min(0).max(1_000_000),
  style: z.string().max(40),
  ...pageFacts,
});

export const popup = {
  record: route({
    ...at.record,
    summary: 'The pop-up was shown, closed, sent or followed; nobody waits for the answer',
    scope: 'site',
    needs: 'nobody',
    maxBodyBytes: MAX_HIT_BYTES,
    body: overlayEvent,
    dropsForged: 204,
    reply: z.unknown(),
  }),
  preview: route({
    isShown: true,
    method: 'GET',
    path: '/api/popup/preview',
    summary: 'The draft of the pop-up over the home page, in the site’s own look',
    scope: 'site',
    needs,
    query: draft,
    reply: z.unknown(),
  }),
  figures: route({
    method: 'GET',
    path: '/api/popup/figures',
    summary: 'How often the pop-up was shown, closed, sent and followed in the last 30 days',
    scope: 'site',
    needs,
    reply: z.object({
      render: z.int(),
      close: z.int(),
      submit: z.int(),
      click: z.int(),
    }),
  }),
} as const;
