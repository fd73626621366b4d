export type PauseReason = 'pointer' | 'focus' | 'video' | 'lightbox' | 'hidden' | 'visitor';

export interface Autoplay {
  readonly isRunning: boolean;
  start(): void;
  stop(): void;
  /** Reasons are counted: it goes on when each has been taken back as often as it was given. */
  pause(reason: PauseReason): void;
  resume(reason: PauseReason): void;
  /** Waits the whole time again, after a visitor has moved on by hand. */
  restart(): void;
}

/** Advances every `timeout` milliseconds while it is on and nobody has a reason against it. */
export function makeAutoplay(options: { timeout: number; advance: () => void }): Autoplay {
  const reasons = new Map<PauseReason, number>();
  let isOn = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isOn || reasons.size > 0) return;
    timer = setTimeout(() => {
      options.advance();
      schedule();
    }, options.timeout);
  };
  const count = (reason: PauseReason, change: 1 | -1) => {
    const next = (reasons.get(reason) ?? 0) + change;
    if (next > 0) reasons.set(reason, next);
    else reasons.delete(reason);
  };

  return {
    get isRunning() {
      return timer !== undefined;
    },
    start() {
      isOn = true;
      schedule();
    },
    stop() {
      isOn = false;
      schedule();
    },
    pause(reason) {
      count(reason, 1);
      schedule();
    },
    resume(reason) {
      const wasPaused = reasons.size > 0;
      count(reason, -1);
      if (wasPaused && reasons.size === 0) schedule();
    },
    restart: schedule,
  };
}

export const NO_MOTION_PARAMETER = 'nomotion';

/** Only the literal word counts: `nomotion=1` asks for nothing. */
export function asksForNoMotion(search: string): boolean {
  return new URLSearchParams(search).get(NO_MOTION_PARAMETER) === 'true';
}
