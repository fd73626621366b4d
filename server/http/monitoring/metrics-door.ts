import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { digest } from '../../secrets/secrets.ts';
import { hostName } from '../hosts.ts';
import type { OperatorDoor } from './operator-door.ts';

export interface MetricsAccess {
  /** What has to be sent as `Authorization: Bearer …`. */
  token?: string | undefined;
  /** A port of their own, in place of the address on the product's. */
  port?: number | undefined;
}

export type MetricsDoor = (request: IncomingMessage) => boolean;

/** Whether figures of the whole server are told on the product's own port. */
export function makeMetricsDoor({ token, port }: MetricsAccess = {}): MetricsDoor {
  if (port !== undefined) return () => false;
  return token === undefined ? isFromThisMachine : (request) => hasToken(request, token);
}

/** The figures on a port of their own. */
export function makeMetricsServer(answer: OperatorDoor, { token }: MetricsAccess): Server {
  return createServer((request, response) => {
    const asked = token === undefined || hasToken(request, token) ? answer(request, response) : undefined;
    Promise.resolve(asked).then(
      (isAnswered) => isAnswered || response.writeHead(404).end(),
      () => response.writeHead(503).end(),
    );
  });
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'];

/** A proxy on this machine connects from it too, for everybody: it gives itself away by the Host and its headers. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(hostName(headers.host ?? '')) &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const [, sent = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  // Hashes are of one length, whatever was sent.
  return timingSafeEqual(Buffer.from(digest(sent)), Buffer.from(digest(token)));
}
