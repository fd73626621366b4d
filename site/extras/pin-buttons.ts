import { pageWords } from '#browser/page/page-words.ts';

/** Too small for anybody to want to keep. */
const MIN_SIDE_PX = 120;
const INSET_PX = 12;
const PIN_URL = 'https://www.pinterest.com/pin/create/button/';

/** Lets visitors keep pictures on Pinterest. Only a press on the button tells that service anything. */
export function offerPins(root: HTMLElement, mode: string): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const buttons = new Map<HTMLImageElement, HTMLAnchorElement>();
  const offer = (image: HTMLImageElement) => {
    const button = buttons.get(image) ?? addButton(image);
    buttons.set(image, button);
    place(button, image);
    return button;
  };
  if (mode === 'always') {
    const offerAll = () => {
      for (const image of root.querySelectorAll('img')) offer(image);
    };
    addEventListener('resize', offerAll, { signal });
    // Pictures that come late have no size before.
    root.addEventListener('load', offerAll, { capture: true, signal });
    offerAll();
  } else {
    let shown: HTMLAnchorElement | undefined;
    const point = ({ target }: Event) => {
      if (target === shown) return;
      if (shown) shown.hidden = true;
      shown = target instanceof HTMLImageElement ? offer(target) : undefined;
    };
    root.addEventListener('pointerover', point, { signal });
    root.addEventListener(
      'focusin',
      ({ target }) => {
        const image = target instanceof Element && target.querySelector('img');
        if (image) shown = offer(image);
      },
      { signal },
    );
  }
  return () => {
    ending.abort();
    for (const button of buttons.values()) button.remove();
  };
}

function addButton(image: HTMLImageElement): HTMLAnchorElement {
  const say = pageWords().of('sharing');
  const button = document.createElement('a');
  button.className = 'pin-button';
  button.textContent = say('pinIt');
  button.target = '_blank';
  button.rel = 'noopener noreferrer';
  button.href = pinUrl(location.href, image);
  document.body.append(button);
  return button;
}

export function pinUrl(
  page: string,
  { currentSrc, src, alt }: Pick<HTMLImageElement, 'currentSrc' | 'src' | 'alt'>,
) {
  const media = new URL(currentSrc || src, page).href;
  return `${PIN_URL}?${new URLSearchParams({ url: page, media, description: alt })}`;
}

function place(button: HTMLAnchorElement, image: HTMLImageElement): void {
  const { left, top, width, height } = image.getBoundingClientRect();
  button.hidden = width < MIN_SIDE_PX || height < MIN_SIDE_PX;
  button.style.left = `${left + scrollX + INSET_PX}px`;
  button.style.top = `${top + scrollY + INSET_PX}px`;
}
