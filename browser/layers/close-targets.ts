/** Layers that Escape closes, the one opened last first. */
export interface CloseTargets {
  /** Returns what the layer calls when it is closed in any other way. */
  add(close: () => void): () => void;
  /** Closes the latest layer; false when there is none. */
  closeLatest(): boolean;
  hasOpen(): boolean;
}

export function makeCloseTargets(): CloseTargets {
  let targets: { close: () => void }[] = [];
  return {
    add(close) {
      const target = { close };
      targets.push(target);
      return () => {
        targets = targets.filter((other) => other !== target);
      };
    },
    closeLatest() {
      const latest = targets.pop();
      latest?.close();
      return latest !== undefined;
    },
    hasOpen: () => targets.length > 0,
  };
}

/** Those of this page. */
export const closeTargets = makeCloseTargets();
