import { z } from 'zod';
import { route } from '../../contract/route.ts';
import { Permission } from '../../core/enumerations/permissions.ts';

const answer = { scope: 'site', summary: '', reply: z.object({ ok: z.boolean() }) } as const;
/** The same answer for everybody, and for those who may. */
export const ACCESS_ROUTES = {
  anonymous: route({ ...answer, method: 'GET', path: '/api/bench/anonymous', needs: 'nobody' }),
  checked: route({
    ...answer,
    method: 'GET',
    path: '/api/bench/checked',
    needs: { permission: Permission.contentManager },
  }),
};
