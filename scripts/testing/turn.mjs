// What runs beside other things, and is read after them.

/**
 * @typedef {object} Turn
 * @property {(text: string) => void} write kept before the turn, shown from then on
 * @property {() => number} come shows what was kept, and says how many milliseconds ago all began
 */

/** @param {(text: string) => void} show @param {() => number} [now] milliseconds @returns {Turn} */
export function makeTurn(show, now = () => performance.now()) {
  /** @type {string[]} */
  const kept = [];
  const begun = now();
  let hasCome = false;
  return {
    write(text) {
      if (hasCome) show(text);
      else kept.push(text);
    },
    come() {
      hasCome = true;
      for (const text of kept.splice(0)) show(text);
      return now() - begun;
    },
  };
}
