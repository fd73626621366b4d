/** Parts of the page that move a gallery or tell where it is. */
export interface GalleryElements {
  next: readonly HTMLElement[];
  previous: readonly HTMLElement[];
  currentIndex: readonly HTMLElement[];
  totalSlides: readonly HTMLElement[];
  /** One for each slide. */
  controls: readonly HTMLElement[];
}

export const DISABLED_CLASS = 'disabled';
export const ACTIVE_CLASS = 'active';

export interface Place {
  index: number;
  count: number;
  slides: number;
  isAtStart: boolean;
  isAtEnd: boolean;
}

export interface BoundElements {
  show(place: Place): void;
  destroy(): void;
}

/** People count from 1. */
export function bindElements(
  elements: Partial<GalleryElements>,
  moves: { next: () => void; previous: () => void; select: (index: number) => void },
): BoundElements {
  const listening = new AbortController();
  const { next = [], previous = [], currentIndex = [], totalSlides = [], controls = [] } = elements;
  const onClick = (element: HTMLElement, run: () => void) =>
    element.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        run();
      },
      { signal: listening.signal },
    );
  for (const element of next) onClick(element, moves.next);
  for (const element of previous) onClick(element, moves.previous);
  controls.forEach((element, index) => onClick(element, () => moves.select(index)));

  return {
    show({ index, count, slides, isAtStart, isAtEnd }) {
      for (const element of currentIndex) write(element, String(index + 1));
      for (const element of totalSlides) write(element, String(count));
      for (const element of previous) disable(element, isAtStart);
      for (const element of next) disable(element, isAtEnd);
      controls.forEach((element, place) => {
        const isActive = place === Math.min(index, slides - 1);
        element.classList.toggle(ACTIVE_CLASS, isActive);
        if (isActive) element.setAttribute('aria-current', 'true');
        else element.removeAttribute('aria-current');
      });
    },
    destroy: () => listening.abort(),
  };
}

/** The same words again would be laid out again, and read out again. */
function write(element: HTMLElement, words: string) {
  if (element.textContent !== words) element.textContent = words;
}

function disable(element: HTMLElement, isDisabled: boolean) {
  element.classList.toggle(DISABLED_CLASS, isDisabled);
  if (isDisabled) element.setAttribute('aria-disabled', 'true');
  else element.removeAttribute('aria-disabled');
}
