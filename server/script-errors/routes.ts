import { scriptErrors as contract } from '#contract/script-errors.ts';
import type { Handle } from '../http/handle.ts';
import type { ScriptErrors } from './service.ts';

export function serveScriptErrors(handle: Handle, { scriptErrors }: { scriptErrors: ScriptErrors }): void {
  handle(contract.record, async ({ site, body }) => {
    await scriptErrors.record(site.id, body);
    return { ok: true } as const;
  });
  handle(contract.list, async ({ site }) => ({ errors: await scriptErrors.list(site.id) }));
  handle(contract.clear, async ({ site, visitor }) => {
    await scriptErrors.clear(site.id, visitor.accountId);
    return { ok: true } as const;
  });
}
