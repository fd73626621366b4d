import type { IncomingMessage, ServerResponse } from 'node:http';

/** Node keeps the head of an answer here, as it goes out, from `writeHead` until it is sent. */
type WithHead = ServerResponse & { _header?: string | null };

/** A head that Node has put together and checked, without the two lines that each answer has of its own. */
export interface PreparedHead {
  beforeId: string;
  betweenIdAndDate: string;
  afterDate: string;
}

/** Each is some two kilobytes. */
const MAX_PAGES = 4000;

/** Heads of pages that are asked for again before thousands of others are; what passes by once leaves none behind. */
export function makePreparedHeads() {
  let heads = new WeakMap<object, Map<string, PreparedHead>>();
  let asked = new WeakSet<object>();
  let [kept, noted] = [0, 0];

  return {
    of(page: object): Map<string, PreparedHead> | undefined {
      const known = heads.get(page);
      if (known) return known;
      if (!asked.has(page)) {
        if (noted === MAX_PAGES) [asked, noted] = [new WeakSet(), 0];
        asked.add(page);
        noted += 1;
        return undefined;
      }
      if (kept === MAX_PAGES) [heads, kept] = [new WeakMap(), 0];
      const made = new Map<string, PreparedHead>();
      heads.set(page, made);
      kept += 1;
      return made;
    },
  };
}

const ID = 'x-request-id: ';
const DATE = 'Date: ';

/** Only answers that end alike share a head: on connections that stay, and with no header that others have set. */
export const takesPreparedHead = ({ headers }: IncomingMessage, response: ServerResponse): boolean =>
  response.shouldKeepAlive && headers.expect === undefined && !response.hasHeader('connection');

/** Of an answer whose head is written but not sent; nothing where this Node keeps it elsewhere. */
export function readHead(response: ServerResponse): PreparedHead | undefined {
  const head = (response as WithHead)._header ?? '';
  const id = head.indexOf(`\r\n${ID}`);
  const date = head.indexOf(`\r\n${DATE}`, id);
  if (id < 0 || date < 0) return undefined;
  const [beforeId, beforeDate] = [head.slice(0, id + 2 + ID.length), date + 2 + DATE.length];
  return {
    beforeId,
    betweenIdAndDate: head.slice(head.indexOf('\r\n', beforeId.length), beforeDate),
    afterDate: head.slice(head.indexOf('\r\n', beforeDate)),
  };
}

/** Says whether Node took it. */
export function writePrepared(
  response: ServerResponse,
  { beforeId, betweenIdAndDate, afterDate }: PreparedHead,
  { status, id }: { status: number; id: string },
): boolean {
  response.statusCode = status;
  (response as WithHead)._header = beforeId + id + betweenIdAndDate + dateNow() + afterDate;
  return response.headersSent;
}

let [second, date] = [0, ''];

function dateNow(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) [second, date] = [now, new Date(now * 1000).toUTCString()];
  return date;
}
