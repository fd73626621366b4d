import type { PageKind } from '#core/enumerations/page-kinds.ts';
import type { TrackData } from '#core/pixels/events.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { track } from '#browser/page/tracking/track.ts';
import { startCounting } from '../count/start.ts';
import { startSpeed } from '../speed/start.ts';

/** Parts of drawings that stand in other files: `<use href="/s/icons.svg#cart">`, also in the older notation. */
const OUTSIDE_USE = 'use[*|href]:not([*|href^="#"])';
const KEYED = '.hotspots,.tabs,.folder';
/** The table of all kinds would come with it. */
const SEARCH_PAGE: typeof PageKind.search = 102;

/** What a visitor does not wait for: it comes once the page has loaded. */
export function startLate(context: SiteContext): () => void {
  const endings = [startSpeed(context, tellFailure)];
  const add = (end: () => void) => endings.push(end);
  if ('counts' in document.documentElement.dataset) add(startCounting(context));
  tellVisit(context);
  if (context.experiments.length > 0 || Object.keys(context.flags).length > 0)
    void import('../experiments/start.ts').then(({ startExperiments }) => add(startExperiments(context)));
  const uses = document.querySelectorAll<SVGUseElement>(OUTSIDE_USE);
  if (uses.length > 0)
    void import('#browser/images/svg-use.ts').then(({ drawOutsideParts }) => drawOutsideParts(uses));
  const offer = document.querySelector<HTMLElement>('.language-offer');
  if (offer)
    void import('../extras/language-offer.ts').then(({ offerLanguage }) => add(offerLanguage(offer)));
  if (document.querySelector(KEYED)) add(bringKeys());
  if (document.querySelector('[data-console],[data-kit]'))
    void import('#browser/page/console-notes.ts').then(({ tellConsole }) => add(tellConsole(document)));
  const { mode } = context.websiteSettings.pinterestOverlayOptions;
  if (mode !== 'disabled')
    void import('../extras/pin-buttons.ts').then(({ offerPins }) => add(offerPins(document.body, mode)));
  return () => endings.forEach((end) => end());
}

/** Keys come once somebody is in what hears them: the menu of a header would bring them on every page. */
function bringKeys(): () => void {
  const keys = new AbortController();
  const { signal } = keys;
  const bring = ({ target }: Event) => {
    if (target instanceof Element && target.closest(KEYED))
      void import('../extras/block-keys.ts').then(({ addBlockKeys }) => addBlockKeys(signal));
  };
  // Opened with the mouse, some browsers focus nothing.
  for (const event of ['focusin', 'toggle']) addEventListener(event, bring, { capture: true, signal });
  return () => keys.abort();
}

/** What looking at a page says by itself, to the pixels on it. */
function tellVisit({ pageType }: SiteContext): void {
  if (document.documentElement.dataset.consentRuns !== undefined)
    void import('#browser/page/tracking/track-later.ts').then(({ trackWaiting }) => trackWaiting());
  const product = document.querySelector<HTMLElement>('[data-product]')?.dataset.product;
  if (product !== undefined) track('viewProduct', JSON.parse(product) as TrackData);
  const query = new URLSearchParams(location.search).get('q')?.trim();
  if (pageType === SEARCH_PAGE && query) track('search', { query });
}

function tellFailure(error: Error): void {
  void import('./report-errors.ts').then(({ report }) =>
    report(new ErrorEvent('error', { error, message: error.message })),
  );
}
