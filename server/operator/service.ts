import { fail, type Failure } from '#contract/errors.ts';
import type { OperatorOverview } from '#contract/operator.ts';
import type { Jobs } from '../jobs.ts';
import { log } from '../log.ts';
import type { Mailing } from '../mail/service.ts';
import type { Outages } from '../outages/service.ts';
import type { Sites } from '../sites/service.ts';
import type { Nodes } from './nodes.ts';

const SHOWN = 50;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the people see and do who run the server, across all sites. */
export function makeOperator(deps: {
  jobs: Jobs;
  outages: Outages;
  mail: Mailing;
  nodes: Nodes;
  sites: Sites;
}) {
  const { jobs, outages, mail, sites } = deps;

  async function running(nodes: Awaited<ReturnType<Nodes['list']>>): Promise<OperatorOverview['running']> {
    const holders = new Map(nodes.flatMap(({ host, holds }) => holds.map((id) => [id, host] as const)));
    return (await jobs.running(SHOWN)).map(({ startedAt, ...job }) => ({
      ...job,
      node: holders.get(job.id) ?? '',
      startedAt: startedAt.toISOString(),
    }));
  }

  async function mails(): Promise<OperatorOverview['mails']> {
    const { list, ...counts } = await mail.unsent(SHOWN);
    return {
      ...counts,
      list: await Promise.all(
        list.map(async ({ ownerSite, to, createdAt, ...letter }) => ({
          ...letter,
          to: masked(to),
          site: ownerSite === null ? '' : ((await sites.find(ownerSite))?.identifier ?? ''),
          createdAt: createdAt.toISOString(),
        })),
      ),
    };
  }

  return {
    async overview(): Promise<OperatorOverview> {
      const nodes = await deps.nodes.list();
      return {
        outages: (await outages.list()).map(({ service, problem, since }) => ({
          service,
          problem,
          since: since.toISOString(),
        })),
        queues: await jobs.report(),
        failures: (await jobs.failures(SHOWN)).map(({ createdAt, nextAt, ...job }) => ({
          ...job,
          createdAt: createdAt.toISOString(),
          nextAt: nextAt.toISOString(),
        })),
        nodes: nodes.map(({ host, role, isSilent, startedAt, seenAt }) => ({
          host,
          role,
          isSilent,
          startedAt: startedAt.toISOString(),
          seenAt: seenAt.toISOString(),
        })),
        running: await running(nodes),
        mails: await mails(),
      };
    },

    async retryJobs(accountId: string, queue?: string): Promise<number> {
      const count = (await jobs.retryDead(queue)) + (await jobs.hurry(queue));
      log('info', `Operator ${accountId} retried ${count} jobs of ${queue ?? 'all queues'}.`);
      return count;
    },

    async retryJob(accountId: string, id: string): Promise<number | Failure> {
      if (!UUID.test(id) || !(await jobs.retry(id))) return fail('notFound');
      log('info', `Operator ${accountId} retried job ${id}.`);
      return 1;
    },

    async resendMails(accountId: string, id?: string): Promise<number> {
      const count = await mail.resendGivenUp(id);
      log('info', `Operator ${accountId} sent ${count} failed mails again.`);
      return count;
    },
  };
}

export type Operator = ReturnType<typeof makeOperator>;

/** Enough to see which mail server refuses; who it is stays with the site. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/, '$1…');
