/** What Tab has to reach on a page, and what is to be known of where it is. */
export interface Stop {
  /** Its place among all that Tab has to reach, or -1 for what came later. */
  at: number;
  name: string;
  /** Stops of a kind look alike, so one of them is looked at. */
  kind: string;
  /** Has stops of its own that no script sees: players, frames, dates, arrows and marks that browsers draw. */
  isParted: boolean;
  isSeen: boolean;
  /** Of the block it is in, on the page. */
  block: { left: number; top: number; right: number; bottom: number } | undefined;
  section: number;
}

export interface Keys {
  stops: readonly HTMLElement[];
  isStop: (element: HTMLElement) => boolean;
  nameOf: (element: Element) => string;
  stopNow: () => Stop | undefined;
}

/** Runs on the page. */
export function installKeys(): void {
  const CAN =
    'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable=true],[tabindex]';
  const PARTED = 'iframe,audio,video,input:is([type^=date],[type=time],[type=month],[type=week])';
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
    element.getClientRects().length > 0;
  /** Of radio buttons of a name Tab reaches the one that is on. */
  const isOfGroup = (element: Element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      (one) => one.name === element.name && one.form === element.form && !one.disabled,
    );
    return group.some((one) => one.checked) || group[0] !== element;
  };
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled,[type=hidden]') &&
    element.closest('[inert]') === null &&
    isShown(element) &&
    !isOfGroup(element);
  const stops = [...document.querySelectorAll<HTMLElement>(CAN)].filter(isStop);
  const sections = [...document.querySelectorAll('section')];

  const nameOf = (element: Element) => {
    const words =
      element.getAttribute('aria-label') ??
      ((element instanceof HTMLInputElement && element.labels?.[0]?.textContent) || element.textContent);
    const { block } = element.closest<HTMLElement>('[data-block]')?.dataset ?? {};
    return `${block ? `${block}: ` : ''}${element.localName}${element.classList[0] ? `.${element.classList[0]}` : ''} “${words.trim().slice(0, 40)}”`;
  };
  /** What stands for it where it is made invisible. */
  const standIn = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    const [label] = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return label && (width < 4 || height < 4 || getComputedStyle(element).opacity === '0') ? label : element;
  };
  const placeOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [start, end] = document.dir === 'rtl' ? [-right, -left] : [left, right];
    return { left: start, top: top + scrollY, right: end, bottom: bottom + scrollY };
  };
  const isSeen = (element: HTMLElement) => {
    const shown = standIn(element);
    const own = [...shown.getClientRects()];
    const points = own.flatMap(({ left, top, right, bottom, width, height }) => [
      [left + width / 2, top + height / 2],
      [left + 3, top + height / 2],
      [right - 3, top + height / 2],
      [left + width / 2, top + 3],
      [left + width / 2, bottom - 3],
    ]);
    return points.some(([x = 0, y = 0]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (shown.contains(there) || there.contains(shown));
    });
  };
  const hasMarks = (element: Element) =>
    !['', 'none'].includes(getComputedStyle(element).getPropertyValue('scroll-marker-group'));
  const stopNow = () => {
    const { activeElement: element } = document;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const block = element.closest('.block');
    return {
      at: stops.indexOf(element),
      name: nameOf(element),
      kind: [
        element.closest<HTMLElement>('[data-block]')?.dataset['block'] ??
          element.closest('[class]')?.className,
        element.localName,
        element.className,
        element.getAttribute('type'),
      ].join(' '),
      isParted: element.matches(PARTED) || hasMarks(element),
      isSeen: isSeen(element),
      block: block ? placeOf(block) : undefined,
      section: sections.findIndex((section) => section.contains(element)),
    };
  };
  window.keys = { stops, isStop, nameOf, stopNow };
}

declare global {
  interface Window {
    keys: Keys;
  }
}
