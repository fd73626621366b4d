import {
  DATA_EMPTY,
  METRICS_VERSION,
  PAGE_LOAD_UNKNOWN,
  SETTINGS_TIMED_OUT,
  SETTINGS_TIMEOUT_MS,
  type SpeedData,
  type SpeedEvent,
  type SpeedRecord,
} from '#core/speed/records.ts';
import { settings } from '#contract/addresses/speed.ts';
import { request } from '#browser/http/request.ts';

/** Which load of a page the figures belong to, as the server calls it. */
export async function askPageLoadId(): Promise<string> {
  const asking = new AbortController();
  const timer = setTimeout(() => asking.abort(), SETTINGS_TIMEOUT_MS);
  const answer = await request(settings.method, settings.path, { signal: asking.signal })
    .then((reply) => reply.json() as Promise<{ pageLoadId?: unknown }>)
    .catch(() => {
      throw new Error(asking.signal.aborted ? SETTINGS_TIMED_OUT : PAGE_LOAD_UNKNOWN);
    })
    .finally(() => clearTimeout(timer));
  if (typeof answer.pageLoadId !== 'string' || answer.pageLoadId === '') throw new Error(PAGE_LOAD_UNKNOWN);
  return answer.pageLoadId;
}

/** Makes records of figures. Throws where there are none, or where nobody knows which load of a page they belong to. */
export async function collect(
  figures: readonly { event: SpeedEvent; data: SpeedData }[],
  { pageLoadId, about }: { pageLoadId: Promise<string>; about: SpeedData },
): Promise<SpeedRecord[]> {
  const ts = Date.now();
  if (figures.length === 0 || figures.some(({ data }) => Object.keys(data).length === 0))
    throw new Error(DATA_EMPTY);
  const id = await pageLoadId;
  return figures.map(({ event, data }) => ({
    app: 'site',
    data: { version: METRICS_VERSION, ...about, ...data },
    event,
    pageLoadId: id,
    ts,
  }));
}
