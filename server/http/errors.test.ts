import fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { fail } from '#contract/errors.ts';
import { sendFailure } from './errors.ts';

test('a refusal leaves a line in the log, which tells of nobody', async () => {
  const lines: string[] = [];
  const app = fastify({
    logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.post('/api/people/:id', (request, reply) =>
    sendFailure(request, reply, fail('crumbFail', { crumbFail: true, crumb: 'a secret' })),
  );
  await app.inject({
    method: 'POST',
    url: '/api/people/ada?email=ada@example.com&crumb=wrong',
    headers: { cookie: '__Host-plinth_session=token' },
    payload: { password: 'open sesame' },
  });
  await app.close();
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'A call was refused', code: 'crumbFail', status: 403, call: 'POST /api/people/:id' },
  ]);
  for (const personal of ['ada', 'secret', 'wrong', 'token', 'sesame', '127.0.0.1'])
    expect(lines.join('')).not.toContain(personal);
});
