import { expect, test } from 'vitest';
import { Unavailable } from '../database/unavailable.ts';
import type { Site } from '../http/context.ts';
import { makeKnownHosts } from './known-hosts.ts';

const shop = { id: 'shop' } as Site;

function hostsOf(answer: () => Site | undefined) {
  const clock = { now: 0, isAway: false, asked: 0 };
  const hosts = makeKnownHosts({
    find: async () => {
      clock.asked += 1;
      return answer();
    },
    isAway: () => clock.isAway,
    now: () => clock.now,
  });
  return { hosts, clock };
}

test('a host is looked up once in thirty seconds, also one that is nobody’s', async () => {
  for (const site of [shop, undefined]) {
    const { hosts, clock } = hostsOf(() => site);
    expect([await hosts.siteAt('a.test'), await hosts.siteAt('a.test'), clock.asked]).toEqual([
      site,
      site,
      1,
    ]);
    clock.now = 30_000;
    await hosts.siteAt('a.test');
    expect([clock.asked, hosts.peek('a.test')]).toEqual([1, site]);
    clock.now = 30_001;
    expect(hosts.peek('a.test')).toBeUndefined();
    await hosts.siteAt('a.test');
    expect(clock.asked).toBe(2);
  }
});

test('with the database away, what was known last is believed', async () => {
  const { hosts, clock } = hostsOf(() => {
    if (clock.asked > 1) throw new Unavailable('The connection to the database was lost.');
    return shop;
  });
  await hosts.siteAt('a.test');
  clock.now = 60_000;
  expect(await hosts.siteAt('a.test')).toBe(shop);
  await expect(hosts.siteAt('b.test')).rejects.toThrow('The connection to the database was lost.');
  clock.isAway = true;
  clock.now = 600_000;
  expect([hosts.peek('a.test'), clock.asked]).toEqual([shop, 3]);
});

test('a change of a site forgets its hosts and those that were nobody’s', async () => {
  let site: Site | undefined = shop;
  const { hosts } = hostsOf(() => site);
  await hosts.siteAt('a.test');
  site = undefined;
  await hosts.siteAt('b.test');
  hosts.forget('another');
  expect(hosts.peek('a.test')).toBe(shop);
  hosts.forget('shop');
  expect(hosts.peek('a.test')).toBeUndefined();
});

test('what is doubted is looked up again, and believed while nobody can be asked', async () => {
  let isLost = false;
  const { hosts, clock } = hostsOf(() => {
    if (isLost) throw new Unavailable('The connection to the database was lost.');
    return shop;
  });
  await hosts.siteAt('a.test');
  hosts.doubtAll();
  expect(hosts.peek('a.test')).toBeUndefined();
  isLost = true;
  expect([await hosts.siteAt('a.test'), clock.asked]).toEqual([shop, 2]);
  isLost = false;
  // Nobody has answered yet, so it is still asked for.
  expect([await hosts.siteAt('a.test'), clock.asked]).toEqual([shop, 3]);
  expect([await hosts.siteAt('a.test'), clock.asked]).toEqual([shop, 3]);
});
