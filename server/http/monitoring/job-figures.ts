import { Gauge } from 'prom-client';
import type { Jobs } from '../../jobs.ts';
import type { Mailing } from '../../mail/service.ts';
import type { Outages } from '../../outages/service.ts';

/** What waits, what failed, and who does not answer: asked for by whoever monitors, so read at that moment. */
export function jobFigures(deps: { jobs: Jobs; outages: Outages; mail: Mailing }): Gauge[] {
  const { jobs, outages, mail } = deps;
  const counts = new Gauge({
    name: 'plinth_jobs',
    help: 'Jobs by queue and state; dead ones wait for somebody to retry them.',
    labelNames: ['queue', 'state'],
    registers: [],
    aggregator: 'max',
    async collect() {
      this.reset();
      oldest.reset();
      for (const { queue, oldestSeconds, ...states } of await jobs.report().catch(() => [])) {
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count);
        oldest.set({ queue }, oldestSeconds);
      }
    },
  });
  const oldest = new Gauge({
    name: 'plinth_job_oldest_seconds',
    help: 'How long the oldest job that is due has waited.',
    labelNames: ['queue'],
    registers: [],
    aggregator: 'max',
  });
  const away = new Gauge({
    name: 'plinth_outage_seconds',
    help: 'How long a service has not answered.',
    labelNames: ['service'],
    registers: [],
    aggregator: 'max',
    async collect() {
      this.reset();
      for (const { service, since } of await outages.list().catch(() => []))
        this.set({ service }, (Date.now() - since.getTime()) / 1000);
    },
  });
  const unsent = new Gauge({
    name: 'plinth_mails_unsent',
    help: 'Emails of all sites that are retrying, or failed and wait for somebody to send them again.',
    labelNames: ['state'],
    registers: [],
    aggregator: 'max',
    async collect() {
      this.reset();
      const found = await mail.countUnsentOfAll().catch(() => undefined);
      for (const [state, count] of Object.entries(found ?? {})) this.set({ state }, count);
    },
  });
  return [counts, oldest, away, unsent];
}
