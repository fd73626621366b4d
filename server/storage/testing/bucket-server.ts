import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signAddress } from '../sign.ts';

const REGION = 'eu-central-1';

/** What it does in place of what it was asked for. */
export type Fault =
  | { status: number; code?: string }
  /** Says nothing at all. */
  | 'silent'
  /** Sends half of the answer and then nothing, or cuts the connection. */
  | 'stalls'
  | 'cuts'
  /** Says yes and keeps nothing, or half of it. */
  | 'forgets'
  | 'keeps-half'
  /** Says 200 and, in the body, that it went wrong. */
  | 'late-error';

interface Kept {
  bytes: Buffer;
  changedAt: Date;
}

/** A server that speaks as S3 does as far as we use it, for one bucket, and misbehaves as it is told. */
export async function startBucketServer() {
  const objects = new Map<string, Kept>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const asked: string[] = [];
  let faultOf: (request: string) => Fault | undefined = () => undefined;

  const server = createServer((request, response) => {
    // Whoever sends may have lost patience.
    readBody(request).then(
      (body) => answer(request, response, body),
      () => {},
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    // As a bucket does whose owner lets pages of any site send to it.
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'OPTIONS')
      return void response.writeHead(204, { 'access-control-allow-methods': 'PUT' }).end();
    const url = new URL(request.url ?? '', 'http://host.invalid');
    const name = decodeURIComponent(url.pathname.slice('/bucket/'.length));
    const line = `${request.method} ${name}${url.search}`;
    asked.push(line);
    const fault = faultOf(line);
    if (fault === 'silent') return;
    if (typeof fault === 'object') return error(response, fault.status, fault.code);
    const signed = url.searchParams.get('X-Amz-Signature');
    if (signed !== null)
      return isSigned(request, url, signed)
        ? put({ request, response, body, url, name, fault })
        : error(response, 403, 'SignatureDoesNotMatch');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=KEY/'))
      return error(response, 403, 'AccessDenied');
    if (createHash('sha256').update(body).digest('hex') !== request.headers['x-amz-content-sha256'])
      return error(response, 400, 'XAmzContentSHA256Mismatch');
    const handler = { GET: get, HEAD: get, PUT: put, POST: post, DELETE: remove }[request.method ?? ''];
    handler?.({ request, response, body, url, name, fault });
  }

  interface Call {
    request: IncomingMessage;
    response: ServerResponse;
    body: Buffer;
    url: URL;
    name: string;
    fault: Fault | undefined;
  }

  function get({ request, response, url, name, fault }: Call): void {
    if (url.searchParams.has('list-type')) return list(response, url);
    const found = objects.get(name);
    if (!found) return error(response, 404, request.method === 'HEAD' ? undefined : 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const bytes =
      from === undefined ? found.bytes : found.bytes.subarray(Number(from), to ? Number(to) + 1 : undefined);
    response.writeHead(from === undefined ? 200 : 206, {
      'content-length': bytes.length,
      'last-modified': found.changedAt.toUTCString(),
    });
    if (request.method === 'HEAD') return void response.end();
    if (fault !== 'cuts' && fault !== 'stalls') return void response.end(bytes);
    response.write(bytes.subarray(0, bytes.length / 2), () => {
      if (fault === 'cuts') response.destroy();
    });
  }

  /** Two at a time, so that longer lists are asked for twice. */
  function list(response: ServerResponse, url: URL): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const from = Number(url.searchParams.get('continuation-token') ?? 0);
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted();
    const contents = names.slice(from, from + 2).map((name) => {
      const { bytes, changedAt } = objects.get(name) ?? { bytes: Buffer.alloc(0), changedAt: new Date() };
      return `<Contents><Key>${name.replaceAll('&', '&amp;')}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next = from + 2 < names.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    response.end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
  }

  function put({ request, response, body, url, name, fault }: Call): void {
    const upload = url.searchParams.get('uploadId');
    if (upload !== null) {
      uploads.get(upload)?.set(Number(url.searchParams.get('partNumber')), body);
      return void response.writeHead(200, { etag: `"${body.length}"` }).end();
    }
    const copied = request.headers['x-amz-copy-source'];
    if (typeof copied === 'string') {
      const source = objects.get(decodeURIComponent(copied).slice('/bucket/'.length));
      if (!source) return error(response, 404, 'NoSuchKey');
      objects.set(name, { ...source, changedAt: new Date() });
      return void response.end('<CopyObjectResult></CopyObjectResult>');
    }
    keep(name, body, fault);
    response.end();
  }

  function post({ response, body, url, name, fault }: Call): void {
    const upload = url.searchParams.get('uploadId');
    if (upload === null) {
      const id = `upload-${uploads.size}`;
      uploads.set(id, new Map());
      return void response.end(`<R><UploadId>${id}</UploadId></R>`);
    }
    if (fault === 'late-error') return void response.end('<Error><Code>InternalError</Code></Error>');
    const parts = uploads.get(upload) ?? new Map<number, Buffer>();
    const wanted = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number));
    keep(name, Buffer.concat(wanted.map((number) => parts.get(number) ?? Buffer.alloc(0))), fault);
    uploads.delete(upload);
    response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  }

  function remove({ response, url, name }: Call): void {
    const upload = url.searchParams.get('uploadId');
    if (upload === null) objects.delete(name);
    else uploads.delete(upload);
    response.writeHead(204).end();
  }

  function keep(name: string, bytes: Buffer, fault: Fault | undefined): void {
    if (fault === 'forgets') return;
    objects.set(name, {
      bytes: fault === 'keeps-half' ? bytes.subarray(0, bytes.length / 2) : bytes,
      changedAt: new Date(),
    });
  }

  return {
    place: `http://KEY:SECRET@127.0.0.1:${port}/bucket/some%20folder?region=${REGION}`,
    objects,
    uploads,
    asked,
    /** Asked for each request, as `PUT some folder/a?partNumber=1`. */
    misbehave(decide: typeof faultOf) {
      faultOf = decide;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Signed anew from what has come: a body of another size, another name or a later hour make another signature. */
function isSigned(request: IncomingMessage, url: URL, signature: string): boolean {
  const { host = '', 'content-length': length = '' } = request.headers;
  const at = url.searchParams.get('X-Amz-Date') ?? '';
  const seconds = Number(url.searchParams.get('X-Amz-Expires'));
  const begun = new Date(at.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  const wanted = signAddress(
    {
      method: request.method ?? '',
      url: new URL(url.pathname, `http://${host}`),
      headers: { 'content-length': length },
    },
    { keyId: 'KEY', secret: 'SECRET', region: REGION },
    { now: begun, seconds },
  );
  return (
    wanted.searchParams.get('X-Amz-Signature') === signature && Date.now() < begun.getTime() + seconds * 1000
  );
}

function error(response: ServerResponse, status: number, code?: string): void {
  response.writeHead(status).end(code && `<Error><Code>${code}</Code></Error>`);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
}
