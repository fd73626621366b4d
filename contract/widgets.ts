import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import * as at from './addresses/widgets.ts';
import { route } from './route.ts';

/** A block's JSON is far smaller; a page of sixty fits into one save. */
export const MAX_WIDGET_LENGTH = 300_000;

export const widgets = {
  render: route({
    ...at.render,
    summary: 'A block as HTML: as published, or with values not saved yet for somebody who may edit it',
    scope: 'site',
    needs: 'nobody',
    isReading: true,
    /** Form fields. `widgetJSON` is `{type, id, value}`; a summary of events adds `collectionId`. */
    body: z.object({
      widgetJSON: z.string().max(MAX_WIDGET_LENGTH),
      collectionId: z.string().max(100).optional(),
    }),
    /** Twice: callers read it of the body itself, or of its `data`. */
    reply: z.object({ html: z.string(), data: z.object({ html: z.string() }) }),
    perMinute: PER_MINUTE.reading,
    recordsNothing: 'It reads.',
  }),
} as const;
