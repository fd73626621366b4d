import { FIT, type View } from '#core/gestures/view.ts';
import { normalizeIndex } from '../engine/position.ts';
import type { LightboxItem } from './items.ts';
import { SLIDE_GAP_PX } from './rules.ts';
import { makeSlot, type Slot } from './slot.ts';

/** The item that is shown, and those that come and go beside it. */
export interface Deck {
  readonly current: Slot | undefined;
  readonly canMove: boolean;
  /** Whether something moved when it was held last. */
  readonly wasMoving: boolean;
  /** One item gives way to another where it stands. */
  fadeTo(index: number, duration: number): void;
  /** Lays the neighbour where a picture pulled so far aside uncovers it. */
  uncover(distance: number): void;
  /** Goes on to a neighbour, from as far aside as a finger has pulled the picture. */
  slideOn(step: 1 | -1, from: { uncovered: number; duration: number }): void;
  /** The current one glides there, and whatever is beside it leaves with it. */
  slideTo(view: View, duration: number): void;
  /** Holds everything where it is: a finger takes over. */
  freeze(): void;
  fit(): void;
  clear(): void;
}

export function makeDeck(stage: HTMLElement, items: readonly LightboxItem[]): Deck {
  const slots = new Map<number, Slot>();
  let current: Slot | undefined;
  let wasMoving = false;

  const others = () => [...slots.values()].filter((slot) => slot !== current);
  const drop = (slot: Slot) => {
    slot.remove();
    if (slots.get(slot.index) === slot) slots.delete(slot.index);
  };
  const slotAt = (index: number): Slot | undefined => {
    const item = items[index];
    const slot = slots.get(index) ?? (item && makeSlot(stage, item, index));
    if (slot) slots.set(index, slot);
    return slot;
  };
  const beside = (step: 1 | -1) => normalizeIndex((current?.index ?? 0) + step, items.length);
  const choose = (slot: Slot) => {
    current?.setCurrent(false);
    current = slot;
    slot.setCurrent(true);
  };
  const lay = (slot: Slot, side: 1 | -1, uncovered: number) => {
    slot.show();
    slot.setCurrent(false);
    slot.put({ ...FIT, x: uncovered + side * (innerWidth + SLIDE_GAP_PX) });
  };
  /** Every neighbour goes the same way as the current one. */
  const takeAlong = (distance: number, duration: number) => {
    for (const slot of others().filter(({ isLeaving }) => !isLeaving))
      void slot.glide({ ...slot.view, x: slot.view.x + distance }, duration).then((hasArrived) => {
        if (hasArrived && slot !== current) drop(slot);
      });
  };

  return {
    get current() {
      return current;
    },
    canMove: items.length > 1,
    get wasMoving() {
      return wasMoving;
    },
    fadeTo(index, duration) {
      const before = current;
      const slot = slotAt(index);
      if (!slot || slot === before) return;
      slot.put(FIT);
      choose(slot);
      void slot.fade(1, duration);
      for (const other of others())
        if (other === before)
          void other.fade(0, duration).then((isGone) => isGone && other !== current && drop(other));
        else if (!other.isLeaving) drop(other);
    },
    uncover(distance) {
      const side = distance < 0 ? 1 : -1;
      const neighbour = items.length > 1 && distance !== 0 ? slotAt(beside(side)) : undefined;
      for (const slot of others()) if (slot !== neighbour && !slot.isLeaving) drop(slot);
      if (neighbour && neighbour !== current) lay(neighbour, side, distance);
    },
    slideOn(step, { uncovered, duration }) {
      const next = slotAt(beside(step));
      if (!next || next === current) return;
      lay(next, step, uncovered);
      const way = -next.view.x;
      choose(next);
      void next.glide(FIT, duration);
      takeAlong(way, duration);
    },
    slideTo(view, duration) {
      if (!current) return;
      const way = view.x - current.view.x;
      void current.glide(view, duration).then((hasArrived) => hasArrived && current?.sharpen());
      takeAlong(way, duration);
    },
    freeze() {
      wasMoving = [...slots.values()].some(({ isGliding }) => isGliding);
      for (const slot of slots.values()) slot.freeze();
    },
    fit() {
      for (const slot of others()) drop(slot);
      current?.fit();
      current?.put(FIT);
    },
    clear() {
      for (const slot of slots.values()) slot.remove();
      slots.clear();
    },
  };
}
