import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, register, Registry } from 'prom-client';
import type { Siblings } from '../../processes/siblings.ts';
import { hostOf } from '../hosts.ts';
import type { SiteClass } from './site-class.ts';

export interface Metrics {
  /** In the form that Prometheus reads. */
  text(): Promise<string>;
  contentType: string;
  /** Counts a kept page, which did not pass through the framework. */
  countKept(status: number, seconds: number, siteClass: SiteClass): void;
  /** Counts all answers of the framework; `classOf` knows whose host was asked. */
  watch(app: FastifyInstance, classOf: (host: string) => SiteClass): void;
}

const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Kinds of answers by the pattern of their route. Everything else is a page that was not kept. */
const KINDS = [
  ['health', /^\/(?:healthz|readyz|metrics)\b/],
  ['shop', /^\/(?:api\/)?(?:commerce|checkout|cart|payments?|donations?)\b/],
  ['api', /^\/api\b/],
  ['admin', /^\/config\b/],
  ['file', /^\/(?:images|s)\b/],
  ['asset', /^\/(?:assets|fonts|favicon)\b/],
] as const;

const kindOf = (url: string) => KINDS.find(([, pattern]) => pattern.test(url))?.[0] ?? 'page';

export function makeMetrics(gauges: {
  pagesCached: () => number;
  others?: readonly Gauge[];
  /** The other processes of the node; figures are those of all of them. */
  siblings?: Siblings | undefined;
}): Metrics {
  const { siblings } = gauges;
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
    help: 'How long answers took, by kind and by the class of site; kept_page are those from the page cache.',
    labelNames: ['kind', 'site_class'],
    buckets: BUCKETS,
    registers: [],
    collect() {
      for (const times of keptTimes.values()) times.tell(this);
    },
  });
  const keptTimes = new Map<SiteClass, ReturnType<typeof makeKeptTimes>>();
  const kept = new Gauge({
    name: 'plinth_pages_cached',
    help: 'Pages in the page cache.',
    registers: [],
    collect() {
      this.set(gauges.pagesCached());
    },
  });
  registry.registerMetric(responses);
  registry.registerMetric(durations);
  for (const gauge of [kept, ...(gauges.others ?? [])]) registry.registerMetric(gauge);
  siblings?.share([register, registry]);
  const count = (status: number) => {
    const family = Math.floor(status / 100) * 100;
    answered.set(family, (answered.get(family) ?? 0) + 1);
  };
  return {
    countKept(status, seconds, siteClass) {
      count(status);
      let times = keptTimes.get(siteClass);
      if (!times) keptTimes.set(siteClass, (times = makeKeptTimes(siteClass)));
      times.add(seconds);
    },
    contentType: registry.contentType,
    watch(app, classOf) {
      app.addHook('onResponse', (request, reply, done) => {
        count(reply.statusCode);
        const kind = kindOf(request.routeOptions.url ?? request.url);
        durations.observe({ kind, site_class: classOf(hostOf(request)) }, reply.elapsedTime / 1000);
        done();
      });
    },
    // What the process itself comes to is counted where it starts, once for all apps in it.
    text: () => (siblings ? siblings.figures() : Registry.merge([register, registry]).metrics()),
  };
}

/** What a histogram keeps of one kind, which it has no call to add many to at once. */
interface Series {
  sum: number;
  count: number;
  bucketValues: Record<number, number>;
}

/** Added up here and told when somebody asks, like the answers. */
function makeKeptTimes(siteClass: SiteClass) {
  const counts = BUCKETS.map(() => 0);
  let [sum, longer] = [0, 0];
  let series: Series | undefined;

  return {
    add(seconds: number): void {
      sum += seconds;
      const at = BUCKETS.findIndex((bound) => seconds <= bound);
      if (at < 0) longer += 1;
      else counts[at] = (counts[at] ?? 0) + 1;
    },
    tell(histogram: Histogram<'kind' | 'site_class'>): void {
      series ??= begin(histogram, 'kept_page', siteClass);
      for (const [at, bound] of BUCKETS.entries()) {
        const count = counts[at] ?? 0;
        series.count += count;
        series.bucketValues[bound] = (series.bucketValues[bound] ?? 0) + count;
      }
      series.count += longer;
      series.sum += sum;
      counts.fill(0);
      [sum, longer] = [0, 0];
    },
  };
}

function begin(histogram: Histogram<'kind' | 'site_class'>, kind: string, siteClass: SiteClass): Series {
  histogram.zero({ kind, site_class: siteClass });
  const { hashMap } = histogram as unknown as { hashMap: Record<string, Series> };
  const series = hashMap[`kind:${kind},site_class:${siteClass},`];
  if (!series) throw new Error('The histogram keeps its figures elsewhere.');
  return series;
}
