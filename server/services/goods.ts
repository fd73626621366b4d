import { fileExists } from '../assets/references.ts';
import { formExists } from '../forms/references.ts';
import { makePaymentAccounts } from '../payments/accounts.ts';
import { makePayments } from '../payments/service.ts';
import { makeTestProvider } from '../payments/providers/test/provider.ts';
import { makeCatalogue } from '../products/catalogue.ts';
import { makeForSale } from '../products/sold/for-sale.ts';
import { makeProducts } from '../products/service.ts';
import { makeStock } from '../products/stock.ts';
import type { Foundation } from './foundation.ts';
import type { AppOptions } from './options.ts';

/** What is for sale, and how money is taken. Pages show it; the shop around it is built on them. */
export async function makeGoods(
  { db, jobs, sites, vault, now, allowsTestPayments }: Foundation,
  { providerUrls = {} }: Pick<AppOptions, 'providerUrls'>,
) {
  const stock = makeStock({ sites });
  const testProvider = makeTestProvider({ db, jobs, now });
  const paymentAccounts = makePaymentAccounts({ db, vault, urls: providerUrls, sites, now });
  const platform = testProvider.account;
  const payments = makePayments({ db, platform, accounts: paymentAccounts, allowsTestPayments, now });
  await testProvider.deliverTo((call) =>
    payments.webhooks.receive({ provider: platform.kind.name, siteId: undefined }, call),
  );
  return {
    stock,
    products: await makeProducts({ db, jobs, sites, stock, hasForm: formExists, hasFile: fileExists, now }),
    catalogue: makeCatalogue({ db, now }),
    forSale: makeForSale({ db }),
    testProvider,
    paymentAccounts,
    payments,
  };
}

export type Goods = Awaited<ReturnType<typeof makeGoods>>;
