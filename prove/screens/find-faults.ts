/** Runs in the page: what can be measured of what a designer would not sign. Looks at everything, in sight or not. */
export function findFaults(isTouched: boolean): string[] {
  /** Rounding, and letters that reach over their line. */
  const [SLACK, LINE_SLACK] = [2, 5];
  const FINGER = 44;
  /** Said by the product itself; rows and tiles are called by their owners. */
  const OWN_WORDS = '[role=tab], th, legend, button:not(li *)';

  /** What is open lies over all the rest. */
  const place = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;

  interface Piece {
    element: Element;
    words: string;
    box: DOMRect;
  }

  const styleOf = (element: Element) => getComputedStyle(element);
  const wordsOf = (words: string) => `“${words.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}”`;
  const above = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) all.push(each);
    return all;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  /** Said to screen readers alone. */
  const isUnseen = (element: Element) =>
    above(element).some((each) => {
      const { clipPath, clip } = styleOf(each);
      const { width, height } = each.getBoundingClientRect();
      return clipPath === 'inset(50%)' || clip.startsWith('rect(0px') || (width <= 1 && height <= 1);
    });

  function pieces(): Piece[] {
    const found: Piece[] = [];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const words = node.nodeValue ?? '';
      if (!element || words.trim() === '' || !isSeen(element) || isUnseen(element)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) found.push({ element, words, box });
    }
    return found;
  }

  /** What lies beyond the edge of the first thing around it that cuts. */
  function cutOff({ element, words, box }: Piece): string | undefined {
    for (const each of above(element)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(each);
      if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const edge = each.getBoundingClientRect();
      const isWide = box.right > edge.right + SLACK || box.left < edge.left - SLACK;
      const isHigh = box.bottom > edge.bottom + LINE_SLACK && box.top < edge.bottom - LINE_SLACK;
      if (!isWide && !isHigh) continue;
      // Names that owners give may be long, and end in dots. What the product says itself has to be read.
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (isShortened && !element.closest(OWN_WORDS)) return undefined;
      return `cut off: ${wordsOf(words)}`;
    }
    return undefined;
  }

  const isOpaque = (element: Element) => {
    const { backgroundColor, backgroundImage } = styleOf(element);
    return backgroundImage !== 'none' || !/^rgba\(.*, 0(\.\d+)?\)$|transparent/.test(backgroundColor);
  };

  /** Both are painted there, and nothing between them hides the lower one. */
  function areBothSeen(one: Element, other: Element, x: number, y: number): boolean {
    const stack = document.elementsFromPoint(x, y);
    const [first, second] = [stack.indexOf(one), stack.indexOf(other)].sort((a, b) => a - b) as [
      number,
      number,
    ];
    if (first < 0) return false;
    const between = stack.slice(first, second);
    return !between.some((each) => isOpaque(each) && !each.contains(stack[second] ?? null));
  }

  function overlaps(all: readonly Piece[]): string[] {
    const told: string[] = [];
    const sorted = all.toSorted((one, other) => one.box.top - other.box.top);
    for (const [index, one] of sorted.entries())
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next] as Piece;
        if (other.box.top > one.box.bottom - LINE_SLACK) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const left = Math.max(one.box.left, other.box.left);
        const right = Math.min(one.box.right, other.box.right);
        const [top, bottom] = [other.box.top, Math.min(one.box.bottom, other.box.bottom)];
        if (right - left < LINE_SLACK || bottom - top < LINE_SLACK) continue;
        if (areBothSeen(one.element, other.element, (left + right) / 2, (top + bottom) / 2))
          told.push(`over each other: ${wordsOf(one.words)} and ${wordsOf(other.words)}`);
      }
    return told;
  }

  /** Places that scroll sideways, but for tables, tabs and code, which say so. */
  function wide(): string[] {
    const told: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth + 1) told.push('wider than the window');
    for (const element of place.querySelectorAll('*')) {
      const { scrollWidth, clientWidth } = element;
      if (scrollWidth <= clientWidth + SLACK || clientWidth < innerWidth / 2 || !isSeen(element)) continue;
      if (!/auto|scroll/.test(styleOf(element).overflowX)) continue;
      if (
        element.querySelector('table, [role=tablist], [role=grid], [role=radiogroup]') ||
        element.matches('nav, [role=tablist], [tabindex], pre, .cm-scroller')
      )
        continue;
      told.push(`scrolls sideways: ${element.outerHTML.slice(0, 120)}`);
    }
    return told;
  }

  /** Whether a finger beside the middle still finds it: what is around it may take the touch for it. */
  function isTooSmall(element: Element): boolean {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = FINGER / 2 - 1;
    const answers = (atX: number, atY: number) => {
      const hit = document.elementFromPoint(atX, atY);
      return (
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element) === true)
      );
    };
    if (!answers(x, y)) return false;
    const isLow = height < FINGER - 1 && !(answers(x, y - reach) && answers(x, y + reach));
    const isNarrow = width < FINGER - 1 && !(answers(x - reach, y) && answers(x + reach, y));
    return isLow || isNarrow;
  }

  /** A tick that lies below its own box. */
  function unticked(): string[] {
    const height = (element: Element) => Number(styleOf(element).zIndex) || 0;
    return [...place.querySelectorAll('input:checked + svg')]
      .filter((tick) => height(tick) < height(tick.previousElementSibling ?? tick))
      .map((tick) => `a tick that nobody sees: ${tick.parentElement?.outerHTML.slice(0, 120)}`);
  }

  const TOUCHED = 'button, a[href], [role=tab], [role=radio], [role=switch], [role=option], summary, select';
  function small(): string[] {
    return [...place.querySelectorAll(TOUCHED)]
      .filter((element) => isSeen(element) && !isUnseen(element) && styleOf(element).display !== 'inline')
      .filter(isTooSmall)
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return `hard to touch: ${wordsOf(name)} ${Math.round(width)} × ${Math.round(height)}`;
      });
  }

  const all = pieces();
  const cut = all.map(cutOff).filter((told) => told !== undefined);
  return [...new Set([...wide(), ...unticked(), ...cut, ...overlaps(all), ...(isTouched ? small() : [])])];
}
