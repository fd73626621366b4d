import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../bench/client.ts';
import { makeBuyer } from '../../bench/shop/buyer.ts';
import { openShop } from '../../bench/shop/owner.ts';
import {
  STAND_IN_KEYS,
  startMollieStandIn,
} from '../../server/payments/providers/mollie/testing/stand-in.ts';
import { inParallel } from '../storm.ts';
import type { FaultWorld } from './world.ts';

const BUYERS = 20;
const STOCK = 100;
const ACCOUNT = 'payment-providers/mollie';

/** A payment provider that takes what it is sent and never says so. */
export async function proveProviderSilent({ see, port, domain, providerPort }: FaultWorld): Promise<void> {
  const provider = await startMollieStandIn(providerPort);
  const shop = await openShop(port, domain);
  try {
    const connected = await shop.call(port, 'PUT', ACCOUNT, STAND_IN_KEYS);
    if (connected.status !== 200) throw new Error(`The provider was not taken: ${connected.status}`);
    const variantId = await shop.sell('Paid for elsewhere', STOCK);
    const buyers = await inParallel(BUYERS, 8, async () => {
      const buyer = makeBuyer({ portOf: () => port, host: shop.host });
      await buyer.add(variantId);
      const { quote } = await buyer.tellAddress();
      const pay = async () => {
        const answer = await buyer
          .call('POST', 'checkout/place', { quote, way: 'card', provider: 'mollie' })
          .catch(() => undefined);
        return { status: answer?.status ?? 0, state: answer?.body['state'] };
      };
      return { pay };
    });
    provider.silence(true);
    const paying = Promise.all(buyers.map(({ pay }) => pay()));
    await pause(200);
    const from = performance.now();
    const page = await send(port, `atelier.${domain}`, 'GET', '/', { headers: { accept: 'text/html' } });
    see(`provider silent, ${BUYERS} buyers pay: page of another site`, page.status, 200);
    see('  in ms', Math.round(performance.now() - from));
    const told = await paying;
    see('  buyers told that it goes on', told.filter(({ state }) => state === 'processing').length, BUYERS);
    provider.silence(false);
    const after = await Promise.all(buyers.map(({ pay }) => pay()));
    see(
      '  sent on to pay once it answers',
      after.filter(({ state }) => state === 'needsConfirmation').length,
    );
    see(
      '  answers that are no answer',
      after.filter(({ status }) => status === 0 || status >= 500).length,
      0,
    );
    see('  payments begun twice', provider.payments.size - BUYERS, 0);
  } finally {
    await shop.call(port, 'DELETE', ACCOUNT);
    await provider.stop();
  }
}
