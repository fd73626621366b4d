import { unexpectedStatus, type SpeedRecord } from '#core/speed/records.ts';
import { CRUMB_COOKIE } from '#core/visitors/cookies.ts';
import { record } from '#contract/addresses/speed.ts';
import { tellByBeacon } from '#browser/http/beacon.ts';
import { readCookie } from '#browser/storage/cookies.ts';

export function sendRecords(records: readonly SpeedRecord[], onFailure: (error: Error) => void): void {
  const crumb = readCookie(CRUMB_COOKIE);
  tellByBeacon(record, JSON.stringify(records), {
    query: crumb === undefined ? '' : `?${CRUMB_COOKIE}=${crumb}`,
    onFailure: (status) => onFailure(new Error(unexpectedStatus(status))),
  });
}
