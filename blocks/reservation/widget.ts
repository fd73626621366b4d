import { widgetUrl, type ReservationKind } from './services.ts';

interface Tock {
  (...args: unknown[]): void;
  queue: unknown[][];
  callMethod?: (...args: unknown[]) => void;
}

/** What has not come by then is not waited for in sight of anybody. */
export const WIDGET_TIMEOUT_MS = 30_000;

/** Lets the service draw its widget into an element. What goes wrong is for the console alone: the link stays. */
export function loadWidget(
  container: HTMLElement,
  options: {
    kind: ReservationKind;
    place: string;
    script: string;
    locale: string;
    onShown: () => void;
    /** It did not come, or not in time: it may still be shown later. */
    onMissing: () => void;
  },
): void {
  const { kind, place, script, locale, onShown, onMissing } = options;
  const element = document.createElement('script');
  const watch = new MutationObserver(() => {
    if (container.querySelector(':scope > :not(script)') === null) return;
    watch.disconnect();
    clearTimeout(timer);
    onShown();
  });
  const miss = () => {
    clearTimeout(timer);
    console.warn(`The reservation widget could not be loaded from ${script}.`);
    onMissing();
  };
  const timer = setTimeout(miss, WIDGET_TIMEOUT_MS);
  element.addEventListener('error', miss);
  if (kind === 'tock') {
    container.id = 'Tock_widget_container';
    container.dataset.tockDisplayMode = 'Button';
    container.dataset.tockLocale = locale;
    askTock('init', place);
    element.src = script;
  } else {
    element.src = widgetUrl(script, { id: place, width: container.getBoundingClientRect().width, locale });
  }
  element.async = true;
  watch.observe(container, { childList: true, subtree: true });
  container.append(element);
}

/** Its script takes up what was asked before it came. */
function askTock(...args: unknown[]): void {
  const host = window as { tock?: unknown };
  // An element with this id is found by the same name.
  if (!isTock(host.tock)) {
    const queue: unknown[][] = [];
    const tock: Tock = Object.assign(
      (...asked: unknown[]) => {
        if (tock.callMethod) tock.callMethod(...asked);
        else queue.push(asked);
      },
      { queue },
    );
    host.tock = tock;
  }
  if (isTock(host.tock)) host.tock(...args);
}

const isTock = (found: unknown): found is Tock => typeof found === 'function';
