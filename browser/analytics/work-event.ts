import { EVENT_CHANNEL } from '#core/analytics/common-data.ts';
import { CRUMB_COOKIE } from '#core/visitors/cookies.ts';
import { recordEvent } from '#contract/addresses/visits/events.ts';
import { crumbCookie } from '../http/crumb.ts';
import { tellForm } from '../http/tell-form.ts';

export interface WorkEvent {
  eventName: string;
  payload: Readonly<Record<string, unknown>>;
}

/** Tells what somebody did who works on the site; nobody waits for the answer. */
export function recordWork({ eventName, payload }: WorkEvent, { isAdmin }: { isAdmin: boolean }): void {
  const data = { ...payload, pagePath: location.pathname, pageHash: location.hash };
  tellForm(recordEvent, {
    [CRUMB_COOKIE]: crumbCookie.read() ?? '',
    event: eventName,
    data: JSON.stringify({ eventName, payload: data }),
  });
  if (!isAdmin) return;
  const channel = new BroadcastChannel(EVENT_CHANNEL);
  const tell = channel.postMessage.bind(channel);
  tell({ event: eventName, data, timestamp: Date.now() });
  channel.close();
}
