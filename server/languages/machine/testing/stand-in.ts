import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isRecord } from '#core/fields/field.ts';

export const STAND_IN_KEY = 'a-key-of-the-translator';

/** Answers as DeepL and LibreTranslate do: every word in capitals, what is to be kept as it was. */
export async function aTranslator() {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const change = {
    /** What becomes of a line that was translated. */
    line: (line: string) => line,
    /** Instead of an answer. */
    status: 200,
    /** Before an answer. */
    wait: async () => {},
  };
  const translated = (line: string) =>
    change.line(
      line
        .split(/(<x\b[^>]*>.*?<\/x>|<[^>]*>|&\w+;)/s)
        .map((part) => (/^[<&]/.test(part) ? part : part.toUpperCase()))
        .join(''),
    );
  const linesOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body: unknown = chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const sent = isRecord(body) ? body : {};
    const path = request.url ?? '';
    asked.push({ path, body: sent });
    await change.wait();
    const say = (status: number, json: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    };
    const isDeepL = path.startsWith('/v2/');
    const key = isDeepL
      ? (request.headers.authorization ?? '').replace('DeepL-Auth-Key ', '')
      : String(sent['api_key']);
    if (key !== STAND_IN_KEY) return say(403, { error: 'Invalid API key' });
    if (change.status !== 200) return say(change.status, { message: 'No' });
    if (path === '/v2/usage') return say(200, { character_count: 0, character_limit: 500_000 });
    if (sent['target_lang'] === 'MT') return say(400, { message: 'Value for target_lang not supported.' });
    return say(
      200,
      isDeepL
        ? { translations: linesOf(sent['text']).map((line) => ({ text: translated(line) })) }
        : { translatedText: linesOf(sent['q']).map(translated) },
    );
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    change,
    close: () => server.close(),
  };
}
