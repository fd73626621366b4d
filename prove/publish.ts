import { send, type Owner } from '../bench/client.ts';

/** Gives the site another title, which stands on every page of it. */
export async function publish(
  { port, host, owner }: { port: number; host: string; owner: Owner },
  title: string,
): Promise<void> {
  const call = async (method: string, path: string, body?: object) => {
    const separator = path.includes('?') ? '&' : '?';
    const answer = await send(port, host, method, `${path}${separator}crumb=${owner.crumb}`, {
      body,
      cookie: owner.cookie,
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body) as Record<string, unknown>;
  };
  const { id, revision } = await call('POST', '/api/content/singles', { kind: 'settings', key: 'site' });
  const { body } = await call('GET', `/api/content/documents/${String(id)}`);
  await call('PUT', `/api/content/documents/${String(id)}`, {
    base: revision,
    body: { ...(body as object), title },
  });
  await call('POST', '/api/content/publish', {});
}
