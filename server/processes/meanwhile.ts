import { once } from 'node:events';
import { createServer } from 'node:http';
import { explainListening, isTaken } from './listen.ts';
import { UNAVAILABLE_HEADERS, unavailablePage } from '../http/unavailable.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/**
 * Answers on the port until the server itself does: a new version may change the database for minutes, and visitors
 * should be told so. Another program may still end and free the port; the server says so if it does not.
 */
export async function answerMeanwhile({
  port,
  host,
}: {
  port: number;
  host: string;
}): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('connection', 'close');
    if (request.url?.startsWith('/healthz')) response.writeHead(200, JSON_TYPE).end('{"status":"alive"}');
    else if (request.url?.startsWith('/readyz'))
      response.writeHead(503, JSON_TYPE).end('{"status":"not ready","checks":{"migrations":"under way"}}');
    else
      response.writeHead(503, UNAVAILABLE_HEADERS).end(unavailablePage(request.headers['accept-language']));
  });
  server.on('error', () => {});
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    if (!isTaken(error)) throw explainListening(error, { port, host });
  });
  return async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}
