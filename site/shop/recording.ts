import { CONSENT_CHANGE_EVENT } from '#core/consent/banner-events.ts';
import { AUTOMATED_MOCK, recordingOf, SAMPLE_KEY } from '#core/experiments/session-recording.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { sessionRecordingId } from '#contract/addresses/checkout.ts';
import { request } from '#browser/http/request.ts';
import { readSession, writeSession } from '#browser/storage/session-storage.ts';
import { visitorConsent } from '../consent/allowed-now.ts';

/** Lets the operator's service record a checkout: where it is switched on, for a sample, of those who allow statistics. */
export function startRecording(
  { flags, cookieSettings }: Pick<SiteContext, 'flags' | 'cookieSettings'>,
  signal: AbortSignal,
): void {
  const recording = recordingOf(flags);
  if (!recording) return;
  const { allowedNow } = visitorConsent(cookieSettings);
  const begin = () => {
    if (!allowedNow().includes('statistics')) return;
    document.removeEventListener(CONSENT_CHANGE_EVENT, begin);
    if (!isSampled(recording.percent)) return;
    request(sessionRecordingId.method, sessionRecordingId.path, { signal })
      .then((answer) => answer.json() as Promise<unknown>)
      .then((id) => {
        if (typeof id !== 'string' || id === '' || id === AUTOMATED_MOCK || signal.aborted) return;
        const script = document.createElement('script');
        Object.assign(script, { async: true, src: recording.scriptOf(id) });
        script.dataset.recording = id;
        document.head.append(script);
      })
      // Nobody who buys something misses it.
      .catch(() => {});
  };
  document.addEventListener(CONSENT_CHANGE_EVENT, begin, { signal });
  begin();
}

/** Drawn once for a visit. */
function isSampled(percent: number): boolean {
  const kept = readSession(SAMPLE_KEY);
  if (kept.isDone && kept.value !== undefined) return kept.value === 'true';
  const isIn = Math.random() * 100 < percent;
  writeSession(SAMPLE_KEY, String(isIn));
  return isIn;
}
