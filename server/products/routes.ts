import { fail } from '#contract/errors.ts';
import { products as contract } from '#contract/products.ts';
import type { Actor } from '../content/service.ts';
import type { Handle } from '../http/handle.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { isOpenTo } from '../cart/door.ts';
import { toPublic, type Catalogue } from './catalogue.ts';
import type { Products } from './service.ts';

const actorOf = (call: { site: { id: string }; visitor: { accountId: string } }): Actor => ({
  siteId: call.site.id,
  accountId: call.visitor.accountId,
});

export function serveProducts(
  handle: Handle,
  deps: { products: Products; catalogue: Catalogue; snapshots: Snapshots; admission: SiteAdmission },
): void {
  const { products, catalogue, snapshots, admission } = deps;

  handle(contract.list, ({ site, query }) => products.list(site.id, query));
  handle(contract.read, ({ site, params }) => products.read(site.id, params.id));
  handle(contract.create, (call) => products.create(actorOf(call), call.body));
  handle(contract.save, (call) => products.save(actorOf(call), call.params.id, call.body));
  handle(contract.duplicate, (call) => products.duplicate(actorOf(call), call.params.id));
  handle(contract.remove, (call) => products.remove(actorOf(call), call.params.id));
  handle(contract.restore, (call) => products.restore(actorOf(call), call.params.id));
  handle(contract.arrange, (call) => products.arrange(actorOf(call), call.body.ids));
  handle(contract.categories, async ({ site }) => ({ categories: await products.categories(site.id) }));
  handle(contract.saveCategories, (call) => products.saveCategories(actorOf(call), call.body.categories));
  handle(contract.stock, async ({ site, query }) => {
    const { settings } = await snapshots.of(site);
    const { show, ...rest } = query;
    const atMost = show === 'low' ? settings.store.lowStock : show === 'out' ? 0 : undefined;
    return products.stockRows(site.id, { ...rest, atMost });
  });
  handle(contract.changeStock, (call) => products.changeStock(actorOf(call), call.body.changes));
  handle(contract.stockHistory, ({ site, params }) => products.stockHistory(site.id, params.id));
  handle(contract.open, async ({ site, params, request, visitor }) => {
    if (!(await isOpenTo(admission, { site, request, visitor }))) return fail('notFound');
    const product = await catalogue.product(site.id, params.slug);
    const { settings } = await snapshots.of(site);
    return product ? toPublic(product, settings.store.storeCurrency) : fail('notFound');
  });
  handle(contract.quickView, ({ reply }) => Promise.resolve(reply.code(204).send()));
}
