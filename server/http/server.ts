import { randomUUID } from 'node:crypto';
import { LogController, type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { createServer, type RequestListener, type Server } from 'node:http';
import { WORKER_PATH } from '#core/home/push.ts';
import { fail } from '#contract/errors.ts';
import { counters } from '../counting/counters.ts';
import { acceptBodies } from './body.ts';
import { makeSecretCookies } from './cookies.ts';
import { placeOf, sendFailure, toFailure } from './errors.ts';
import { makeFrontDoor, MAX_READ_BYTES } from './front-door.ts';
import { securityHeaders } from './security-headers.ts';
import { watchBody } from './slow-bodies.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { sendUnavailable } from './unavailable.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by whatever registers a route on purpose: declared calls, pages, files. */
    declared?: boolean;
  }
}

export const MAX_BODY_BYTES = 2 * 1024 * 1024;

export const SERVER_OPTIONS = {
  bodyLimit: MAX_BODY_BYTES,
  // At the end idle connections are closed and requests under way are answered.
  forceCloseConnections: 'idle',
  genReqId: () => randomUUID(),
  // Request lines would carry addresses and search words of people; errors are logged on their own.
  logController: new LogController({ disableRequestLogging: true }),
  routerOptions: { maxParamLength: 200 },
  frameworkErrors: (error, request, reply) => {
    sendFailure(request, reply, toFailure(error));
  },
} satisfies FastifyHttpOptions<Server>;

/** How slow a body may be is decided by its size (`slow-bodies.ts`); whatever its size, it ends here. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 10 * 60_000, keepAliveTimeout: 10_000 };

/** A client that sends its request drop by drop, or headers without end, is cut off. */
export function makeServer(
  listener: RequestListener,
  options: { isSecure: boolean; bodyGraceMs?: number | undefined },
): Server {
  const isRefused = makeFrontDoor(options);
  const server = createServer(
    { ...TIMEOUTS, connectionsCheckingInterval: 1000, maxHeaderSize: MAX_READ_BYTES },
    (request, response) => {
      if (isRefused(request, response)) return;
      watchBody(request, response, options.bodyGraceMs);
      listener(request, response);
    },
  );
  server.setTimeout(60_000);
  return server;
}

export function prepareHttp(
  app: FastifyInstance,
  options: {
    isDeveloping: boolean;
    isSecure: boolean;
    sites: { languageOfHost: (host: string) => string | undefined };
  },
): void {
  app.decorate('secretCookies', makeSecretCookies(options.isSecure));
  app.decorate('languageOfHost', options.sites.languageOfHost);
  const headers = securityHeaders(options.isSecure);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    // No address of ours holds a zero byte, and the database refuses it.
    if (request.url.includes('%00')) sendFailure(request, reply, fail('badRequest'));
    // One could stand before the admin and read what it is sent; ours does not.
    else if (request.headers['service-worker'] !== undefined && request.url !== WORKER_PATH)
      sendFailure(request, reply, fail('workerRefused'));
    else done();
  });
  app.addHook('onRoute', (route) => {
    const isStatic = route.url.startsWith('/assets/');
    if (!route.config?.declared && !isStatic) {
      throw new Error(
        `${String(route.method)} ${route.url} is not declared: add it to contract/ and serve it with handle().`,
      );
    }
  });
  acceptBodies(app);
  if (options.isDeveloping) {
    // Sources are put into the page by the bundler's own scripts, which no policy could list.
    app.addHook('onSend', (_request, reply, _payload, done) => {
      reply.removeHeader('content-security-policy');
      done();
    });
  }
  app.setErrorHandler((error, request, reply) => {
    if (isUnavailable(error)) {
      request.log.warn({ err: error, ...placeOf(request) }, 'A request has to wait');
      return sendUnavailable(request, reply);
    }
    const failure = toFailure(error);
    if (failure.code !== 'internal') return sendFailure(request, reply, failure);
    request.log.error({ err: error, ...placeOf(request) }, 'A request failed');
    counters.errors.inc({ where: 'request' });
    return reply.code(500).send({ error: failure.sentence, errorKey: request.id, requestId: request.id });
  });
  app.setNotFoundHandler((request, reply) => {
    const isKnownPath = app.hasRoute({ url: request.url.split('?')[0] ?? '/', method: 'GET' });
    return sendFailure(request, reply, fail(isKnownPath ? 'wrongMethod' : 'notFound'));
  });
}
