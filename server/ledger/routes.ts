import { fail } from '#contract/errors.ts';
import { ledger as contract } from '#contract/shop/ledger.ts';
import { sendDownload } from '../http/download.ts';
import type { Handle } from '../http/handle.ts';
import type { LedgerExport } from './export.ts';

export function serveLedger(handle: Handle, deps: { ledger: LedgerExport }): void {
  handle(contract.export, async ({ site, query, reply }) => {
    const csv = await deps.ledger.export(site, query);
    if (csv === undefined) return fail('unavailable');
    return sendDownload(reply, {
      name: 'ledger.csv',
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(csv),
    });
  });
  handle(contract.gaps, async ({ site }) => ({ providers: await deps.ledger.gaps(site.id) }));
}
