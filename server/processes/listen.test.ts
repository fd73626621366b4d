import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { StartProblem } from '../start-problem.ts';
import { listen } from './listen.ts';

test.each([
  ['of another machine', '203.0.113.9'],
  ['of another machine, of version 6', '2001:db8::9'],
  ['that no address belongs to', 'nowhere.invalid'],
])('an address %s is told in a sentence', async (_, host) => {
  const http = Fastify();
  const problem = await listen(http, { port: 0, host, logLevel: 'silent' }).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(StartProblem);
  expect((problem as StartProblem).message).toBe(`This machine has no address ${host}.`);
  await http.close();
});

test('a port that is taken too', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const http = Fastify();
  await expect(listen(http, { port, host: '127.0.0.1', logLevel: 'silent' })).rejects.toThrow(
    `Port ${port} is taken by another program.`,
  );
  await http.close();
  other.close();
});
