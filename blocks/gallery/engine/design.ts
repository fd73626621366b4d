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

export interface StageMoves {
  readonly currentIndex: number;
  readonly inMotion: boolean;
  next(): void;
  previous(): void;
  setIndex(index: number): void;
  /** What a finger did itself: the design has moved already, the rest of the gallery follows. */
  settle(index: number, direction: Direction): void;
  /** While a finger holds the slides nothing else may move them. */
  hold(isHeld: boolean): void;
}

export interface Move {
  from: number;
  to: number;
  direction: Direction;
}

export interface DesignInstance {
  /** Brings a slide into view; what it returns ends with the movement. */
  show(move: Move): Promise<void> | void;
  /** The gallery stands on this slide now, whoever moved it. */
  arrived?(index: number): void;
  /** The size of the window has changed. */
  refresh?(): void;
  /** Slides shown together move together. */
  groups?: { count(): number; of(index: number): number; first(group: number): number };
  destroy(): void;
}

export type MakeDesign = (stage: Stage) => DesignInstance;
