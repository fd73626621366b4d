import { prefersReducedMotion } from '../motion/reduced-motion.ts';

export const TOOLTIP_DELAY_MS = 1200;
export const TOOLTIP_WIDTH_PX = 250;
/** From the pointer, or from what has the focus. */
export const TOOLTIP_OFFSET_PX = 15;
export const TOOLTIP_FADE_MS = 300;
/** So far it stays from the edges of the window. */
const EDGE = 8;

let count = 0;

/**
 * A few words about an element, shown when a pointer or the focus has rested on it for a while. Escape, leaving and
 * pressing it take them away. Gives back what undoes all of it.
 */
export function attachTooltip(target: HTMLElement, text: string): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const tooltip = makeTooltip(text);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointer = { x: 0, y: 0 };

  const hide = () => {
    clearTimeout(timer);
    if (tooltip.isConnected && tooltip.matches(':popover-open')) tooltip.hidePopover();
    tooltip.remove();
    target.removeAttribute('aria-describedby');
  };
  const show = (at: { x: number; y: number }) => {
    document.body.append(tooltip);
    tooltip.showPopover();
    place(tooltip, at);
    target.setAttribute('aria-describedby', tooltip.id);
    tooltip.animate({ opacity: [0, 1] }, { duration: prefersReducedMotion() ? 0 : TOOLTIP_FADE_MS });
  };
  const wait = (at: () => { x: number; y: number }) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(at()), TOOLTIP_DELAY_MS);
  };
  const on = <K extends keyof HTMLElementEventMap>(type: K, run: (event: HTMLElementEventMap[K]) => void) =>
    target.addEventListener(type, run, { signal });

  on('pointerenter', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'touch') return;
    pointer = { x: clientX, y: clientY };
    wait(() => pointer);
  });
  on('pointermove', ({ clientX, clientY }) => (pointer = { x: clientX, y: clientY }));
  on('pointerleave', hide);
  on('pointerdown', hide);
  on('focus', () => {
    if (target.matches(':focus-visible')) wait(() => edgeOf(target));
  });
  on('blur', hide);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The press is spent: it must not go on to the login.
    if (tooltip.isConnected) event.preventDefault();
    hide();
  };
  document.addEventListener('keydown', closeByKey, { signal });
  signal.addEventListener('abort', hide);
  return () => listening.abort();
}

function makeTooltip(text: string): HTMLElement {
  const tooltip = document.createElement('div');
  tooltip.id = `plinth-tooltip-${(count += 1)}`;
  tooltip.setAttribute('role', 'tooltip');
  tooltip.popover = 'manual';
  tooltip.textContent = text;
  Object.assign(tooltip.style, {
    position: 'fixed',
    inset: 'auto',
    width: 'max-content',
    boxSizing: 'border-box',
    maxWidth: `${TOOLTIP_WIDTH_PX}px`,
    margin: '0',
    padding: '8px 12px',
    border: '0',
    borderRadius: '4px',
    background: '#1f1f1f',
    color: '#fff',
    font: '400 14px/1.4 system-ui, sans-serif',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
  });
  return tooltip;
}

const edgeOf = (target: HTMLElement) => {
  const { left, bottom } = target.getBoundingClientRect();
  return { x: left - TOOLTIP_OFFSET_PX, y: bottom - TOOLTIP_OFFSET_PX };
};

/** Right below, or on the other side where it would leave the window. */
function place(tooltip: HTMLElement, { x, y }: { x: number; y: number }): void {
  const { width, height } = tooltip.getBoundingClientRect();
  const along = (at: number, length: number, room: number) => {
    const after = at + TOOLTIP_OFFSET_PX;
    const fits = after + length <= room - EDGE;
    return Math.max(EDGE, fits ? after : at - TOOLTIP_OFFSET_PX - length);
  };
  tooltip.style.left = `${along(x, width, innerWidth)}px`;
  tooltip.style.top = `${along(y, height, innerHeight)}px`;
}
