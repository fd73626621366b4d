import { closeTargets, type CloseTargets } from '../layers/close-targets.ts';

type Callback = () => void;

/** What scripts of a site see as `window.Site`. */
export interface Site {
  INITIALIZED: boolean;
  onInitialize(callback: Callback): void;
  onDestroy(callback: Callback): void;
  initialize(): void;
  globalDestroy(): void;
  closeTargets: CloseTargets;
  /** Draws a block anew, as it is published now. Rejected where that does not work; the block stays as it is. */
  renderWidget?(block: HTMLElement): Promise<void>;
}

/** The stub in the page's head has collected callbacks here. */
interface WaitingSite extends Partial<Site> {
  waiting?: [Callback[], Callback[]];
}

declare global {
  interface Window {
    Site?: Site;
  }
}

export const SECOND_RUN_WARNING = 'The site script has run already; this second run does nothing.';

/** One failing callback must not stop the others; the page's error listener still gets to see it. */
function runSafely(callback: Callback) {
  try {
    callback();
  } catch (error) {
    reportError(error);
  }
}

/** Sets up `window.Site`, keeping what was registered before. A second run gets nothing back. */
export function installSite(): Site | undefined {
  const found: WaitingSite = window.Site ?? { waiting: [[], []] };
  if (!found.waiting) {
    console.warn(SECOND_RUN_WARNING);
    return undefined;
  }
  const [onInitialize, onDestroy] = found.waiting;
  delete found.waiting;
  const site: Site = Object.assign(found, {
    INITIALIZED: false,
    closeTargets,
    onInitialize(callback: Callback) {
      if (site.INITIALIZED) runSafely(callback);
      else onInitialize.push(callback);
    },
    onDestroy(callback: Callback) {
      onDestroy.push(callback);
    },
    initialize() {
      site.INITIALIZED = true;
      onInitialize.splice(0).forEach(runSafely);
    },
    globalDestroy() {
      onDestroy.splice(0).forEach(runSafely);
    },
  });
  window.Site = site;
  return site;
}
