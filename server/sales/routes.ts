import { Failure } from '#contract/errors.ts';
import { sales as contract } from '#contract/shop/sales.ts';
import { sendDownload } from '../http/download.ts';
import type { Handle } from '../http/handle.ts';
import type { Sales } from './service.ts';

export function serveSales(handle: Handle, { sales }: { sales: Sales }): void {
  handle(contract.report, ({ site, query }) => sales.report(site, query));
  handle(contract.export, async ({ site, query, reply }) => {
    const csv = await sales.export(site, query);
    if (csv instanceof Failure) return csv;
    return sendDownload(reply, {
      name: 'sales.csv',
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(csv),
    });
  });
}
