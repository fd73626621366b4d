import { request } from 'node:http';

/** Sends bytes as they are, and says the status of the answer. */
export function sendBytes(
  at: { port: number; host: string; cookie: string; method: string; path: string },
  bytes: Buffer,
): Promise<number> {
  const { port, host, cookie, method, path } = at;
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      cookie,
      'content-type': 'application/octet-stream',
      'content-length': bytes.length,
    };
    request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end(bytes);
  });
}
