import type { FastifyInstance } from 'fastify';

export interface Metrics {
  text(): string;
  /** Counts an answer that did not pass through the framework. */
  count(status: number): void;
  /** Counts all answers of the framework. */
  watch(app: FastifyInstance): void;
}

const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];

/** Counts in the text form Prometheus reads. */
export function makeMetrics(gauges: { pagesCached: () => number }): Metrics {
  const responses = new Map<number, number>();
  const durations = BUCKETS.map(() => 0);
  let total = 0;
  let sum = 0;
  function count(status: number, seconds: number): void {
    const family = Math.floor(status / 100) * 100;
    responses.set(family, (responses.get(family) ?? 0) + 1);
    total += 1;
    sum += seconds;
    BUCKETS.forEach((limit, index) => {
      if (seconds <= limit) durations[index] = (durations[index] ?? 0) + 1;
    });
  }
  return {
    count: (status) => count(status, 0),
    watch(app) {
      app.addHook('onResponse', (_request, reply, done) => {
        count(reply.statusCode, reply.elapsedTime / 1000);
        done();
      });
    },
    text() {
      const memory = process.memoryUsage();
      return [
        '# TYPE plinth_http_responses_total counter',
        ...[...responses].map(
          ([family, total]) => `plinth_http_responses_total{status="${family}"} ${total}`,
        ),
        '# TYPE plinth_http_request_duration_seconds histogram',
        ...BUCKETS.map(
          (limit, index) => `plinth_http_request_duration_seconds_bucket{le="${limit}"} ${durations[index]}`,
        ),
        `plinth_http_request_duration_seconds_bucket{le="+Inf"} ${total}`,
        `plinth_http_request_duration_seconds_sum ${sum}`,
        `plinth_http_request_duration_seconds_count ${total}`,
        '# TYPE plinth_pages_cached gauge',
        `plinth_pages_cached ${gauges.pagesCached()}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${memory.rss}`,
        '# TYPE nodejs_heap_size_used_bytes gauge',
        `nodejs_heap_size_used_bytes ${memory.heapUsed}`,
        '',
      ].join('\n');
    },
  };
}
