import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, register, Registry } from 'prom-client';

export interface Metrics {
  /** In the form that Prometheus reads. */
  text(): Promise<string>;
  contentType: string;
  /** Counts an answer that did not pass through the framework. */
  count(status: number): void;
  /** Counts all answers of the framework. */
  watch(app: FastifyInstance): void;
}

const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];

export function makeMetrics(gauges: { pagesCached: () => number; others?: readonly Gauge[] }): Metrics {
  const registry = new Registry();
  // Added up here and told when somebody asks: kept pages go out faster than labels are looked up.
  const answered = new Map<number, number>();
  const responses = new Counter({
    name: 'plinth_http_responses_total',
    help: 'Answers by the family of their status.',
    labelNames: ['status'],
    registers: [],
    collect() {
      for (const [status, total] of answered) this.inc({ status }, total);
      answered.clear();
    },
  });
  const durations = new Histogram({
    name: 'plinth_http_request_duration_seconds',
    help: 'How long answers took that were not kept pages.',
    buckets: BUCKETS,
    registers: [],
  });
  const kept = new Gauge({
    name: 'plinth_pages_cached',
    help: 'Pages in the page cache.',
    registers: [],
    collect() {
      this.set(gauges.pagesCached());
    },
  });
  for (const metric of [responses, durations, kept, ...(gauges.others ?? [])])
    registry.registerMetric(metric);
  const count = (status: number) => {
    const family = Math.floor(status / 100) * 100;
    answered.set(family, (answered.get(family) ?? 0) + 1);
  };
  return {
    count,
    contentType: registry.contentType,
    watch(app) {
      app.addHook('onResponse', (_request, reply, done) => {
        count(reply.statusCode);
        durations.observe(reply.elapsedTime / 1000);
        done();
      });
    },
    // What the process itself comes to is counted where it starts, once for all apps in it.
    text: () => Registry.merge([register, registry]).metrics(),
  };
}
