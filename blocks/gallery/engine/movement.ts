import type { Move } from './design.ts';
import { directionTo, normalizeIndex, stepFrom, type Direction, type End } from './position.ts';

/** Who asked for a slide. */
export type Cause = 'visitor' | 'script' | 'autoplay' | 'history' | 'linked' | 'finger';

export interface Change extends Move {
  cause: Cause;
}

export interface Movement {
  readonly index: number;
  readonly inMotion: boolean;
  step(by: 1 | -1, cause: Cause): void;
  setIndex(value: unknown, cause: Cause): void;
  /** A finger let go: the design glides there by itself, and `gliding` ends with it. */
  settle(index: number, direction: Direction, gliding?: Promise<void> | void): void;
  /** While a finger holds the slides nothing else moves them. */
  hold(isHeld: boolean): void;
  /** Without a movement, before anything is shown or after slides have gone. */
  place(index: number): void;
}

export interface MovementOptions {
  loop: boolean;
  slides: () => number;
  /** Slides shown together are one step. */
  groups: () => { count(): number; of(index: number): number; first(group: number): number } | undefined;
  /** Somebody else moves who has to arrive first. */
  isBlocked: () => boolean;
  show: (move: Move) => Promise<void> | void;
  onChange: (change: Change) => void;
  onArrive: (index: number) => void;
  onEnd: (end: End, cause: Cause) => void;
}

/**
 * A gallery that moves refuses scripts, keys and its own clock. A visitor's hand and the browser's Back are never
 * refused: they take over from where the slides are at that moment.
 */
const TAKES_OVER: ReadonlySet<Cause> = new Set<Cause>(['visitor', 'history', 'linked', 'finger']);

/** Where a gallery is, and what moves it on. */
export function makeMovement(options: MovementOptions): Movement {
  const { loop, slides, groups, onChange, onArrive } = options;
  let index = 0;
  let inMotion = false;
  let isHeld = false;
  /** Counts movements: one that was taken over does not arrive. */
  let turn = 0;
  let waiting = () => {};

  const isRefused = (cause: Cause) => !TAKES_OVER.has(cause) && (inMotion || isHeld || options.isBlocked());

  function begin(gliding: Promise<void> | void) {
    const own = (turn += 1);
    const arrive = () => {
      if (own !== turn) return;
      inMotion = false;
      onArrive(index);
    };
    inMotion = true;
    if (gliding) void gliding.then(arrive);
    else arrive();
  }

  function change(to: number, direction: Direction, cause: Cause): Move {
    const move = { from: index, to, direction };
    index = to;
    inMotion = true;
    onChange({ ...move, cause });
    return move;
  }

  function go(to: number, direction: Direction, cause: Cause) {
    if (to === index) return;
    begin(options.show(change(to, direction, cause)));
  }

  /** Keeps what was asked for last until the finger is lifted. */
  function whenFree(run: () => void) {
    if (isHeld) waiting = run;
    else run();
  }

  return {
    get index() {
      return index;
    },
    get inMotion() {
      return inMotion;
    },
    step(by, cause) {
      if (isRefused(cause)) return;
      whenFree(() => {
        const grouped = groups();
        const at = grouped?.of(index) ?? index;
        const { index: next, end } = stepFrom(at, by, { count: grouped?.count() ?? slides(), loop });
        if (end) return options.onEnd(end, cause);
        go(grouped?.first(next) ?? next, by === 1 ? 'forward' : 'reverse', cause);
      });
    },
    setIndex(value, cause) {
      if (isRefused(cause)) return;
      whenFree(() => {
        const to = normalizeIndex(value, slides());
        go(to, directionTo(index, to, { count: slides(), loop }), cause);
      });
    },
    settle(to, direction, gliding) {
      const wanted = normalizeIndex(to, slides());
      if (wanted !== index) change(wanted, direction, 'finger');
      begin(gliding);
    },
    hold(isNowHeld) {
      isHeld = isNowHeld;
      if (isHeld) {
        // The finger has taken over what moved.
        turn += 1;
        inMotion = false;
        return;
      }
      const run = waiting;
      waiting = () => {};
      run();
    },
    place(to) {
      index = normalizeIndex(to, slides());
    },
  };
}
