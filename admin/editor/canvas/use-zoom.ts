import { useEffect } from 'react';
import { breakpointFor, NAVIGATION_COLLAPSE_WIDTH } from '#core/theme/scale.ts';
import type { Layout } from '../state/editor.ts';
import type { FramePage } from './frame-page.ts';

export function layoutFor(width: number): Layout {
  if (breakpointFor(width) === 'mobile') return 'phone';
  return width <= NAVIGATION_COLLAPSE_WIDTH ? 'tablet' : 'base';
}

/** Tools keep their size where the page is shown smaller than it is. */
export function useZoom({ window, overlay }: FramePage): void {
  useEffect(() => {
    const element = window.frameElement;
    const host = overlay.host as HTMLElement;
    if (!element) return undefined;
    const update = () => {
      const scale = element.getBoundingClientRect().width / window.innerWidth || 1;
      host.style.setProperty('--plinth-zoom', String(1 / scale));
    };
    update();
    window.addEventListener('resize', update);
    const observer = new ResizeObserver(update);
    observer.observe(element.parentElement ?? element);
    return () => {
      window.removeEventListener('resize', update);
      observer.disconnect();
    };
  }, [window, overlay]);
}
