import { TRACE_FLUSH_MS } from '#core/analytics/common-data.ts';
import { trace as at } from '#contract/addresses/visits/events.ts';
import { tell } from '../http/tell.ts';

interface TraceEntry {
  pageUrl: string;
  type: string;
  data: unknown;
}

/** Log entries of a page, sent together: every half minute, and when the page is left. */
export function makeTrace(): { write: (type: string, data: unknown) => void; stop: () => void } {
  let entries: TraceEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (entries.length === 0) return;
    tell(at, { body: { data: JSON.stringify(entries) } });
    entries = [];
  };
  addEventListener('pagehide', flush);
  return {
    write(type, data) {
      entries.push({ pageUrl: location.href, type, data });
      timer ??= setTimeout(flush, TRACE_FLUSH_MS);
    },
    stop() {
      removeEventListener('pagehide', flush);
      clearTimeout(timer);
    },
  };
}
