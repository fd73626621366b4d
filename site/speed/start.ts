import { CONSENT_CHANGE_EVENT } from '#core/consent/banner-events.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import {
  FLUSH_AFTER_MS,
  HIDE_WAIT_MS,
  type SpeedData,
  type SpeedDevice,
  type SpeedEvent,
} from '#core/speed/records.ts';
import { MOBILE_MAX_WIDTH } from '#core/theme/scale.ts';
import { visitorConsent } from '../consent/allowed-now.ts';
import { askPageLoadId, collect } from './collector.ts';
import { measure } from './measure.ts';
import { sendRecords } from './send.ts';

/** Where what goes wrong is reported. */
type TellFailure = (error: Error) => void;
type Figures = { event: SpeedEvent; data: SpeedData };

/** Tells the site how fast this page was, where its visitor allows statistics; before that nothing is asked or sent. */
export function startSpeed(context: SiteContext, tellFailure: TellFailure): () => void {
  const { allowedNow } = visitorConsent(context.cookieSettings);
  const isAllowed = () => allowedNow().includes('statistics');
  const listening = new AbortController();
  const { signal } = listening;
  const begin = () => {
    if (!isAllowed()) return;
    document.removeEventListener(CONSENT_CHANGE_EVENT, begin);
    measurePage(context, { isAllowed, tellFailure, signal });
  };
  // A page that loads unseen has figures nobody waited for.
  if (document.visibilityState === 'hidden') return () => {};
  document.addEventListener(CONSENT_CHANGE_EVENT, begin, { signal });
  begin();
  return () => listening.abort();
}

function measurePage(
  { authenticatedAccount }: SiteContext,
  given: { isAllowed: () => boolean; tellFailure: TellFailure; signal: AbortSignal },
): void {
  const { isAllowed, tellFailure, signal } = given;
  const metrics = measure();
  const device: SpeedDevice = innerWidth <= MOBILE_MAX_WIDTH ? 'phone' : 'computer';
  const about = {
    path: location.pathname,
    device,
    ...(authenticatedAccount && { memberId: authenticatedAccount.id }),
  };
  const pageLoadId = askPageLoadId();
  // Told by whoever wants to send something.
  pageLoadId.catch(() => {});

  /** Each part is told once: the first when the page has loaded or is left, the other when it is left. */
  const parts: Record<'early' | 'late', (() => Figures[]) | undefined> = {
    early: () =>
      filled([
        { event: 'page_speed', data: metrics.early() },
        { event: 'image', data: metrics.slowestPicture() },
      ]),
    late: () =>
      filled([
        { event: 'page_speed', data: metrics.late() },
        { event: 'user', data: metrics.interaction() },
      ]),
  };
  const flush = (names: readonly (keyof typeof parts)[]) => {
    const figures = names.flatMap((name) => parts[name]?.() ?? []);
    for (const name of names) parts[name] = undefined;
    if (figures.length === 0 || !isAllowed()) return;
    collect(figures, { pageLoadId, about })
      .then((records) => sendRecords(records, tellFailure))
      .catch(tellFailure);
  };

  const sinceLoad = performance.now() - loadedAt();
  const timers = [
    setTimeout(() => flush(['early']), Math.max(0, FLUSH_AFTER_MS - sinceLoad)),
    setTimeout(() => flush(['early', 'late']), Math.max(0, HIDE_WAIT_MS - sinceLoad)),
  ];
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && flush(['early', 'late']),
    { signal },
  );
  signal.addEventListener('abort', () => {
    timers.forEach(clearTimeout);
    metrics.stop();
  });
}

function loadedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.loadEventEnd ?? 0;
}

const filled = (figures: Figures[]) => figures.filter(({ data }) => Object.keys(data).length > 0);
