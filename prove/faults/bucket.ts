import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { logIn, send } from '../../bench/client.ts';
import { makeNode } from '../../bench/node.ts';
import { DEMO_OWNER } from '../../server/demo/owner.ts';
import { startBucketServer } from '../../server/storage/testing/bucket-server.ts';
import { aDatabaseOn } from '../../server/testing/a-database.ts';
import { sendBytes } from './send-bytes.ts';
import type { FaultWorld } from './world.ts';

/** More than two of the parts in which it goes on to the bucket. */
const SIZE = 18_000_000;
const FILLED_WITHIN_MS = 600_000;

/** S3 that goes away when half of a file has been sent on to it. */
export async function proveBucketDown({
  see,
  port: base,
  dataDir,
  adminUrl,
  env,
}: FaultWorld): Promise<void> {
  const bucket = await startBucketServer();
  const database = await aDatabaseOn(adminUrl(), 'plinth_bucket');
  const port = base + 20;
  const domain = `localhost:${port}`;
  const host = `demo.${domain}`;
  const node = makeNode({
    port,
    appDomain: domain,
    dataDir: join(dataDir, 'with-bucket'),
    databaseUrl: database.url,
    env: { ...env, DEMOS: 'demo', FILES_URL: bucket.place },
    readyWithinMs: FILLED_WITHIN_MS,
  });
  try {
    await node.start();
    const { cookie, crumb } = await logIn(port, domain, 'demo', DEMO_OWNER);
    const call = async (method: string, path: string, body?: object) => {
      const answer = await send(port, host, method, `/api/assets${path}?crumb=${crumb}`, { body, cookie });
      return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.body || '{}') };
    };
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(SIZE)]);
    const begun = await call('POST', '/uploads', { name: 'large.pdf', size: bytes.length });
    if (begun.status !== 200) throw new Error(`The upload was not taken: ${JSON.stringify(begun.body)}`);
    const { id, partBytes } = begun.body as { id: string; partBytes: number };
    for (let offset = 0; offset < bytes.length; offset += partBytes) {
      const path = `/api/assets/uploads/${id}?offset=${offset}&crumb=${crumb}`;
      const part = bytes.subarray(offset, offset + partBytes);
      const status = await sendBytes({ port, host, cookie, method: 'PUT', path }, part);
      if (status !== 200) throw new Error(`A part was not taken: ${status}`);
    }
    const kept = bucket.objects.size;
    bucket.misbehave((asked) => (asked.includes('partNumber=2') ? { status: 503 } : undefined));
    const away = await call('POST', `/uploads/${id}/complete`);
    const page = await send(port, host, 'GET', '/', { headers: { accept: 'text/html' } });
    see('S3 down in the middle of an upload: answer', away.status, 503);
    see('  pages meanwhile', page.status, 200);
    see('  half files kept', bucket.objects.size - kept, 0);
    see('  parts left in the bucket', bucket.uploads.size, 0);
    bucket.misbehave(() => undefined);
    const done = await call('POST', `/uploads/${id}/complete`);
    see('  completed once it is back, without sending it again', done.status, 200);
    const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex');
    const isSame = [...bucket.objects.values()].some((object) => hash(object.bytes) === hash(bytes));
    see('  byte for byte', Number(isSame), 1);
  } finally {
    await node.end();
    await database.drop();
    bucket.close();
  }
}
