import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { route } from '../route.ts';

const uploaded = z.object({
  name: z.string(),
  /** Where it is among the files of the site. */
  file: z.string(),
  lightest: z.int(),
  boldest: z.int(),
  isItalic: z.boolean(),
});
export type UploadedFont = z.output<typeof uploaded>;

export const fonts = {
  upload: route({
    method: 'POST',
    path: '/api/fonts',
    summary: 'Check a font (WOFF2, TTF, OTF) and keep it as WOFF2',
    scope: 'site',
    needs: { permission: Permission.contentManager },
    perMinute: PER_MINUTE.byHand,
    query: z.strictObject({ name: z.string().min(1).max(120) }),
    reply: uploaded,
    records: 'asset.add',
  }),
} as const;
