/** What pages tell of their speed: literal names and times, shared by visitors' code and the server. */
export const METRICS_VERSION = '4.3.0';
export const SETTINGS_TIMEOUT_MS = 30_000;
export const FLUSH_AFTER_MS = 30_000;
/** Figures that are known once a page is left are final by then, left or not. */
export const HIDE_WAIT_MS = 60_000;
export const MAX_RECORDS_BYTES = 64 * 1024;

export const SETTINGS_TIMED_OUT = 'Metric settings request timeout';
export const PAGE_LOAD_UNKNOWN = 'Unable to resolve pageLoadId';
export const DATA_EMPTY = 'Data is empty';
export const unexpectedStatus = (status: number) => `XHR request DONE with unexpected status: ${status}`;

export const SPEED_EVENTS = ['page_speed', 'user', 'image'] as const;
export type SpeedEvent = (typeof SPEED_EVENTS)[number];

/**
 * A figure stands in `data` under its name; beside it, with `Block` and `Element` behind the name, what on the page
 * it was measured at.
 */
export type SpeedData = Readonly<Record<string, string | number>>;

export interface SpeedRecord {
  app: string;
  data: SpeedData;
  event: SpeedEvent;
  pageLoadId: string;
  /** Milliseconds since 1970, by the clock of the device. */
  ts: number;
}

export const SPEED_DEVICES = ['phone', 'computer'] as const;
export type SpeedDevice = (typeof SPEED_DEVICES)[number];
