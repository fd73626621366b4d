import { formOf } from '#core/commerce/catalogue/product-form.ts';
import { gaugeUnits } from '#core/commerce/catalogue/shop.ts';
import { addressIn, languageAt } from '#core/languages/site-languages.ts';
import { fail } from '#contract/errors.ts';
import { productFiles as files } from '#contract/shop/product-files.ts';
import { products as contract } from '#contract/shop/products.ts';
import { productTable as table } from '#contract/shop/product-table.ts';
import { isMet } from '#contract/who-may.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import type { Actor } from '../content/service.ts';
import type { Handle } from '../http/handle.ts';
import { pathCameFrom } from '../http/visitors/came-from.ts';
import { speechIn } from '../languages/in-language.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { isOpenTo } from '../access/open-to.ts';
import { sendDownload } from '../http/download.ts';
import { toPublic, type Catalogue } from './catalogue.ts';
import type { ProductFiles } from './files.ts';
import type { KeepTags } from './languages/renamed-tags.ts';
import type { Products } from './service.ts';
import { countedIn } from './table/service.ts';

const actorOf = (call: { site: { id: string }; visitor: { accountId: string } }): Actor => ({
  siteId: call.site.id,
  accountId: call.visitor.accountId,
});

export function serveProducts(
  handle: Handle,
  deps: {
    products: Products;
    productFiles: ProductFiles;
    catalogue: Catalogue;
    snapshots: Snapshots;
    admission: SiteAdmission;
    keepTags: KeepTags;
  },
): void {
  const { keepTags, products, productFiles, catalogue, snapshots, admission } = deps;

  handle(contract.list, ({ site, query }) => products.list(site.id, query));
  handle(contract.read, ({ site, params }) => products.read(site.id, params.id));
  handle(contract.create, (call) => products.create(actorOf(call), call.body));
  handle(contract.save, (call) =>
    keepTags(actorOf(call), [call.params.id], () => products.save(actorOf(call), call.params.id, call.body)),
  );
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
  handle(contract.store, async ({ site }) => {
    const { store } = (await snapshots.of(site)).settings;
    return { currency: store.storeCurrency, units: gaugeUnits(store.measurementStandard) };
  });
  handle(contract.open, async ({ site, params, request, visitor }) => {
    if (!(await isOpenTo(admission, { site, request, visitor }))) return fail('notFound');
    const { languages } = await snapshots.of(site);
    const { language } = languageAt(languages, pathCameFrom(request));
    const speech = speechIn(languages, language);
    const { settings, forms } = await snapshots.of(site, speech?.language);
    const product = await catalogue.product({ siteId: site.id, speech }, { slug: params.slug });
    return product
      ? toPublic(
          { ...product, url: addressIn(languages, language, product.url) },
          settings.store.storeCurrency,
          formOf(product, forms),
        )
      : fail('notFound');
  });
  handle(table.read, ({ site, query }) => products.table.read(site.id, query));
  handle(table.save, async (call) => {
    const { changes } = call.body;
    const mayCount = isMet({ permission: CommercePermission.inventory }, call.visitor.permissions);
    if (!mayCount && changes.some((change) => countedIn(change).length > 0)) return fail('forbidden');
    const ids = changes.map(({ id }) => id);
    return keepTags(actorOf(call), ids, () => products.table.save(actorOf(call), changes));
  });
  handle(files.import, async (call) => {
    const { settings } = await snapshots.of(call.site);
    return productFiles.import(actorOf(call), call.body.csv, settings.store.storeCurrency);
  });
  handle(files.export, async ({ site, query, reply }) => {
    const { settings } = await snapshots.of(site);
    const kind = query.kind ?? 'shopify';
    return sendDownload(reply, {
      name: `products-${kind}.csv`,
      type: 'text/csv; charset=utf-8',
      bytes: Buffer.from(await productFiles.export(site.id, kind, settings.store.storeCurrency)),
    });
  });
  handle(contract.quickView, async ({ site, params, reply }) =>
    (await products.exists(site.id, params.id)) ? reply.code(204).send() : fail('notFound'),
  );
}
