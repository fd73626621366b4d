import { createContext, use, useLayoutEffect, useRef, type RefObject } from 'react';
import type { FramePage } from './frame-page.ts';
import { pageBox } from './measure.ts';
import type { Box } from '../grid/shape.ts';

/** Something drawn over an element of the page, which it follows. */
interface Follower {
  element: () => HTMLElement | null;
  target: () => Element | null | undefined;
  place: (element: HTMLElement, box: Box, around: Around) => void;
}

/** What a place depends on besides the element that is followed: the window, and how large the follower itself is. */
export interface Around {
  view: View;
  own: { width: number; height: number };
}

/** The part of the page that is seen. */
export interface View {
  top: number;
  bottom: number;
  width: number;
}

export interface Tracker {
  follow: (follower: Follower) => () => void;
  /** Looks again with the next frame. */
  look: () => void;
  close: () => void;
}

/** Keeps outlines on their elements: all are shown or hidden, then all are measured, then all are moved, once per frame. */
export function makeTracker({ window, main }: FramePage): Tracker {
  const followers = new Map<Follower, Element | undefined>();
  let frame = 0;
  const observer = new window.ResizeObserver(() => look());
  observer.observe(main);

  const update = () => {
    frame = 0;
    const view = {
      top: window.scrollY,
      bottom: window.scrollY + window.innerHeight,
      width: window.innerWidth,
    };
    const found = [...followers].map(([follower, before]) => {
      const target = follower.target() ?? undefined;
      if (target !== before) {
        if (before) observer.unobserve(before);
        if (target) observer.observe(target);
        followers.set(follower, target);
      }
      return { follower, element: follower.element(), target: target?.isConnected ? target : undefined };
    });
    for (const { element, target } of found) if (element) element.hidden = target === undefined;
    const measured = found.flatMap(({ follower, element, target }) =>
      element && target
        ? [
            {
              follower,
              element,
              box: pageBox(target),
              own: { width: element.offsetWidth, height: element.offsetHeight },
            },
          ]
        : [],
    );
    for (const { follower, element, box, own } of measured) follower.place(element, box, { view, own });
  };
  const look = () => {
    if (frame === 0) frame = window.requestAnimationFrame(update);
  };
  window.addEventListener('resize', look);
  window.addEventListener('scroll', look, { passive: true });

  return {
    follow(follower) {
      followers.set(follower, undefined);
      look();
      return () => {
        const target = followers.get(follower);
        followers.delete(follower);
        if (target && target !== main && ![...followers.values()].includes(target))
          observer.unobserve(target);
      };
    },
    look,
    close() {
      observer.disconnect();
      window.cancelAnimationFrame(frame);
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look);
    },
  };
}

export const TrackerContext = createContext<Tracker | undefined>(undefined);

/** Follows an element: `place` gets where it stands, or nothing when it is gone. */
export function useFollow<E extends HTMLElement>(
  target: Follower['target'],
  place: Follower['place'],
): RefObject<E | null> {
  const tracker = use(TrackerContext);
  const ref = useRef<E>(null);
  const latest = useRef({ target, place });
  useLayoutEffect(() => {
    latest.current = { target, place };
    tracker?.look();
  });
  useLayoutEffect(
    () =>
      tracker?.follow({
        element: () => ref.current,
        target: () => latest.current.target(),
        place: (...found) => latest.current.place(...found),
      }),
    [tracker],
  );
  return ref;
}
