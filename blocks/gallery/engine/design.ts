import type { GallerySettings } from '#core/gallery/block-data.ts';
import type { Direction } from './position.ts';

/** What a design works on: the parts of the gallery, and the gallery's own moves. */
export interface Stage {
  container: HTMLElement;
  viewport: HTMLElement;
  track: HTMLElement;
  slides: readonly HTMLElement[];
  settings: GallerySettings;
  /** Nothing should move by itself: asked for by the visitor, or this is the editor. */
  isStill: () => boolean;
  gallery: StageMoves;
}

export interface Moves {
  next(): void;
  previous(): void;
  setIndex(index: number): void;
}

export interface StageMoves extends Moves {
  readonly currentIndex: number;
  /** A finger let go: the design glides there by itself, and `gliding` ends with it. */
  settle(index: number, direction: Direction, gliding?: Promise<void> | void): void;
  /** While a finger holds the slides nothing else moves them. What moved before is the finger's now. */
  hold(isHeld: boolean): void;
}

export interface Move {
  from: number;
  to: number;
  direction: Direction;
}

export interface DesignInstance {
  /** This slide is the current one from now on, whoever moves it into view. */
  choose?(index: number): void;
  /** Brings a slide into view, from wherever the slides are; what it returns ends with the movement. */
  show(move: Move): Promise<void> | void;
  /** It stands there, and nothing else has been asked for meanwhile. */
  arrived?(index: number): void;
  /** The size of the window has changed. */
  refresh?(): void;
  /** Slides shown together move together. */
  groups?: { count(): number; of(index: number): number; first(group: number): number };
  destroy(): void;
}

export type MakeDesign = (stage: Stage) => DesignInstance;
