import { z } from 'zod';
import { Permission } from '#core/enumerations/permissions.ts';
import { route } from '../route.ts';

const part = z.record(z.string(), z.unknown());

export const sites = {
  mine: route({
    method: 'GET',
    path: '/api/sites',
    summary: 'The sites the signed-in account works on',
    scope: 'any',
    needs: 'account',
    reply: z.object({
      /** Where all of them are listed. */
      platformUrl: z.string(),
      sites: z.array(
        z.object({
          id: z.string(),
          identifier: z.string(),
          title: z.string(),
          url: z.string(),
          templateId: z.string(),
          locale: z.string(),
          roles: z.array(z.int()),
        }),
      ),
    }),
  }),
  readHeaderFooter: route({
    method: 'GET',
    path: '/api/site-header-footer',
    summary: 'The draft of the site’s header and footer',
    scope: 'site',
    needs: { permission: Permission.contentManager },
    reply: z.object({ header: part, footer: part }),
  }),
  writeHeaderFooter: route({
    method: 'PUT',
    path: '/api/site-header-footer',
    summary: 'Write the draft of the site’s header and footer',
    scope: 'site',
    needs: { permission: Permission.contentManager },
    records: ['document.save', 'document.create'],
    body: z.strictObject({ header: part, footer: part }),
    reply: z.object({ header: part, footer: part }),
  }),
} as const;
