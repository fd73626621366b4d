import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dayIn } from './days.ts';
import { makeHostingNetworks, networksFileProblem } from './hosting-networks.ts';

test.each([
  ['UTC', '2030-04-15T23:59:59Z', '2030-04-15'],
  ['Europe/Berlin', '2030-04-15T21:59:59Z', '2030-04-15'],
  ['Europe/Berlin', '2030-04-15T22:00:00Z', '2030-04-16'],
  ['America/New_York', '2030-04-16T03:59:00Z', '2030-04-15'],
  ['Asia/Kathmandu', '2030-04-15T18:15:00Z', '2030-04-16'],
])('in %s %s is %s', (timeZone, at, day) => {
  expect(dayIn(timeZone, new Date(at))).toBe(day);
});

test('a minute is asked for once, and the next one anew', () => {
  const at = (time: string) => dayIn('Europe/Paris', new Date(`2030-04-15T${time}Z`));
  expect([at('21:59:10'), at('21:59:59'), at('22:00:00'), at('21:59:00')]).toEqual([
    '2030-04-15',
    '2030-04-15',
    '2030-04-16',
    '2030-04-15',
  ]);
});

const folder = mkdtempSync(join(tmpdir(), 'networks-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a list of networks is read again when it changed, and a bad one leaves the former', async () => {
  const file = join(folder, 'networks.txt');
  let time = 0;
  const write = (text: string) => {
    writeFileSync(file, text);
    utimesSync(file, time / 1000 + 1, time / 1000 + 1);
  };
  write('10.0.0.0/8\n');
  expect(networksFileProblem(file)).toBeUndefined();
  expect(networksFileProblem(join(folder, 'missing'))).toBe('It cannot be read.');
  const isHosting = makeHostingNetworks({ file, now: () => new Date(time) });
  expect([await isHosting('10.1.2.3'), await isHosting('11.1.2.3')]).toEqual([true, false]);
  write('11.0.0.0/8\n# other\n');
  expect(await isHosting('11.1.2.3')).toBe(false);
  time += 60_000;
  expect([await isHosting('10.1.2.3'), await isHosting('11.1.2.3')]).toEqual([false, true]);
  write('no network\n');
  expect(networksFileProblem(file)).toEqual(expect.any(String));
  time += 60_000;
  expect(await isHosting('11.1.2.3')).toBe(true);
  expect(await makeHostingNetworks({ file: undefined, now: () => new Date() })('10.0.0.1')).toBe(false);
});
