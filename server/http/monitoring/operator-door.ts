import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Jobs } from '../../jobs.ts';
import type { Events } from '../../events/service.ts';
import type { Outages } from '../../outages/service.ts';
import type { Metrics } from './metrics.ts';

export const METRICS_PATH = '/metrics';
const JOBS_PATH = `${METRICS_PATH}/jobs`;

/** Answers what operators and their programs ask, or leaves it alone and says so. */
export type OperatorDoor = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** A page of a stranger, opened by somebody on this machine, could send requests here; browsers say so. */
const isFromPage = ({ headers }: IncomingMessage) =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

export function makeOperatorDoor(deps: {
  metrics: Metrics;
  jobs: Jobs;
  outages: Outages;
  events: Events;
}): OperatorDoor {
  const { metrics, jobs, outages, events } = deps;
  const answers: Readonly<
    Record<string, (query: URLSearchParams) => Promise<{ type: string; body: string }>>
  > = {
    [`GET ${METRICS_PATH}`]: async () => ({ type: metrics.contentType, body: await metrics.text() }),
    [`GET ${JOBS_PATH}`]: async () => json({ queues: await jobs.report(), outages: await outages.list() }),
    [`GET ${METRICS_PATH}/events`]: async () => json(await events.report()),
    [`POST ${JOBS_PATH}/retry`]: async (query) =>
      json({ retried: await jobs.retryDead(query.get('queue') ?? undefined) }),
  };
  return async (request, response) => {
    const url = new URL(request.url ?? '', 'http://host.invalid');
    const answer = answers[`${request.method} ${url.pathname}`];
    if (!answer || (request.method === 'POST' && isFromPage(request))) return false;
    const { type, body } = await answer(url.searchParams);
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    return true;
  };
}

const json = (value: unknown) => ({ type: 'application/json; charset=utf-8', body: JSON.stringify(value) });
