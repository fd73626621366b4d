import { Counter, Histogram } from 'prom-client';

/** Added up here and told when somebody asks: kept pages go out faster than labels are looked up. */
export const keptPages = { hit: 0, stale: 0 };

/**
 * What features count, once for the whole process, whatever apps are in it. Labels name kinds of things, never a
 * site or a person: their number stays the same however many sites there are.
 */
export const counters = {
  mails: new Counter({
    name: 'plinth_mails_total',
    help: 'Tries to send an email, by outcome: sent, retrying, refused by the other side, or given_up.',
    labelNames: ['outcome'],
  }),
  pushes: new Counter({
    name: 'plinth_pushes_total',
    help: 'Tries to send a push message, by outcome: sent, retrying, refused by the other side, or gone with its browser.',
    labelNames: ['outcome'],
  }),
  payments: new Counter({
    name: 'plinth_payments_total',
    help: 'Payments by provider and the state they came to.',
    labelNames: ['provider', 'state'],
  }),
  jobs: new Counter({
    name: 'plinth_jobs_done_total',
    help: 'Tries at jobs, by queue and outcome: completed or failed.',
    labelNames: ['queue', 'outcome'],
  }),
  pageCache: new Counter({
    name: 'plinth_page_cache_requests_total',
    help: 'Pages asked of the page cache, by outcome: hit, stale while the database is away, or miss.',
    labelNames: ['outcome'],
    collect() {
      const { hit, stale } = keptPages;
      Object.assign(keptPages, { hit: 0, stale: 0 });
      this.inc({ outcome: 'hit' }, hit);
      this.inc({ outcome: 'stale' }, stale);
    },
  }),
  replicaReads: new Counter({
    name: 'plinth_replica_reads_total',
    help: 'Reads for published pages where there are replicas, by outcome: read from one, behind the live version, failed, or primary as none was to be asked.',
    labelNames: ['outcome'],
  }),
  renditions: new Histogram({
    name: 'plinth_rendition_duration_seconds',
    help: 'How long pictures took to be drawn in another size, by outcome: drawn or failed.',
    labelNames: ['outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
  }),
  errors: new Counter({
    name: 'plinth_errors_total',
    help: 'Errors nobody expected, by where they came up: request or job.',
    labelNames: ['where'],
  }),
} as const;
