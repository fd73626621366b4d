import {
  context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SeverityNumber,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostname } from 'node:os';
import { failureReason } from '../job-failure.ts';
import { hearLog, log, type LogLine } from '../log.ts';
import { makeSeldom } from './seldom.ts';
import { saidError, textOf } from './said-error.ts';
import type { Tracing } from './traced.ts';

export interface OtlpOptions {
  /** The collector, like http://collector:4318. */
  endpoint: string;
  /** How many requests of a hundred are traced, as a share. */
  share: number;
  version: string;
  /** Whether the traces that requests say they belong to are those of our own proxy. */
  trustsParents: boolean;
  flushMs?: number;
}

export interface Otlp extends Tracing {
  /** Sends what is left. */
  stop(): Promise<void>;
}

const SCOPE = 'plinth';
const TELL_AGAIN_MS = 10 * 60_000;
/** A collector that hangs must not keep the process from ending. */
const STOP_WITHIN_MS = 5000;

/** Levels of the log from the least to the gravest. */
const SEVERITIES = [
  [60, SeverityNumber.FATAL, 'FATAL'],
  [50, SeverityNumber.ERROR, 'ERROR'],
  [40, SeverityNumber.WARN, 'WARN'],
  [30, SeverityNumber.INFO, 'INFO'],
  [20, SeverityNumber.DEBUG, 'DEBUG'],
  [0, SeverityNumber.TRACE, 'TRACE'],
] as const;

/** Sends traces and the log to a collector, in the background; one that is away costs nothing but a line of the log. */
export function startOtlp(options: OtlpOptions): Otlp {
  const { endpoint, share, version, trustsParents, flushMs } = options;
  const resource = resourceFromAttributes({
    'service.name': process.env['OTEL_SERVICE_NAME'] || SCOPE,
    'service.version': version,
    'host.name': hostname(),
    'process.pid': process.pid,
  });
  const at = (path: string) => ({ url: `${endpoint.replace(/\/+$/, '')}${path}` });
  const batches = { ...(flushMs !== undefined && { scheduledDelayMillis: flushMs }) };
  const spans = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ ...batches, exporter: new OTLPTraceExporter(at('/v1/traces')) }),
    ],
  });
  const records = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ ...batches, exporter: new OTLPLogExporter(at('/v1/logs')) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  tellOfFailures();
  const tracer = spans.getTracer(SCOPE);
  const logger = records.getLogger(SCOPE);
  const deafen = hearLog((line) => logger.emit({ ...recordOf(line), context: context.active() }));
  return {
    run: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await work();
        } catch (error) {
          noteError(span, error);
          throw error;
        } finally {
          span.end();
        }
      }),
    watch: (app) => watchRequests(app, tracer, trustsParents),
    async stop() {
      deafen();
      const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref());
      await Promise.race([Promise.allSettled([spans.shutdown(), records.shutdown()]), late]);
      context.disable();
      diag.disable();
    },
  };
}

function watchRequests(app: FastifyInstance, tracer: Tracer, trustsParents: boolean): void {
  const propagator = new W3CTraceContextPropagator();
  const underWay = new WeakMap<FastifyRequest, Span>();
  const getter = {
    get: (headers: FastifyRequest['headers'], name: string) => headers[name],
    keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
  };
  app.addHook('onRequest', (request, _reply, done) => {
    // The pattern of the address and not the address: that may hold names, search words and secrets.
    const route = request.routeOptions.url ?? '?';
    const parent = trustsParents ? propagator.extract(ROOT_CONTEXT, request.headers, getter) : ROOT_CONTEXT;
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'server.address': request.hostname,
          'plinth.request_id': request.id,
        },
      },
      parent,
    );
    underWay.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook('onError', (request, _reply, error, done) => {
    const span = underWay.get(request);
    if (span) noteError(span, error);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = underWay.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

function noteError(span: Span, error: unknown): void {
  span.addEvent('exception', {
    'exception.type': error instanceof Error ? error.name : typeof error,
    'exception.message': failureReason(error),
  });
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function recordOf(line: LogLine) {
  const [, severityNumber, severityText] =
    SEVERITIES.find(([level]) => line.level >= level) ?? SEVERITIES[SEVERITIES.length - 1]!;
  const error = saidError(line);
  const attributes = {
    'plinth.request_id': textOf(line['reqId']),
    'server.address': textOf(line['host']),
    'plinth.call': textOf(line['call']),
    'plinth.code': textOf(line['code']),
    ...(error && {
      'exception.type': error.type,
      'exception.message': error.message,
      'exception.stacktrace': error.stack,
    }),
  };
  return {
    timestamp: line.time,
    severityNumber,
    severityText,
    body: line.msg ?? '',
    attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)),
  };
}

function tellOfFailures(): void {
  const mayTell = makeSeldom(TELL_AGAIN_MS, Date.now);
  const silent = () => {};
  const error = () => {
    if (mayTell('collector'))
      log('warn', 'The collector does not take traces and logs. What it missed is lost.');
  };
  diag.setLogger(
    { error, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}
