// The list of steps a person watches while Plinth starts or tests itself. Plain JavaScript, because the start
// script runs on Node versions that cannot read TypeScript.

/**
 * @typedef {object} Screen
 * @property {(text: string) => void} write
 * @property {boolean} isTty
 * @property {() => number} now milliseconds
 *
 * @typedef {object} Problem
 * @property {string} message
 * @property {string} [remedy]
 *
 * @typedef {object} Steps
 * @property {<T>(name: string, work: (note: (text: string) => void) => T | Promise<T>) => Promise<T>} run
 * @property {(name: string, reason: string) => void} skip
 * @property {(line: string) => void} say
 * @property {(problem: Problem) => void} fail
 */

const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const SPIN_EVERY_MS = 100;
const SAY_STILL_RUNNING_AFTER_MS = 3000;
const NAME_WIDTH = 14;
const CLEAR_LINE = '\r\u001B[2K';
const COLOURS = { green: 32, red: 31, dim: 2 };

/** @param {number} ms */
export function formatSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** @returns {Screen} */
export function screenOfProcess() {
  return {
    write: (text) => void process.stdout.write(text),
    isTty: process.stdout.isTTY,
    now: () => performance.now(),
  };
}

/**
 * @param {Screen} screen
 * @returns {Steps}
 */
export function makeSteps({ write, isTty, now }) {
  const isColoured = isTty && !process.env.NO_COLOR;
  /** @type {(() => string) | undefined} */
  let drawCurrent;

  /** @param {keyof typeof COLOURS} colour @param {string} text */
  const paint = (colour, text) => (isColoured ? `\u001B[${COLOURS[colour]}m${text}\u001B[0m` : text);

  /** @param {string} mark @param {string} name @param {string[]} rest */
  const line = (mark, name, ...rest) =>
    [mark, name.padEnd(NAME_WIDTH), ...rest.filter(Boolean)].join(' ').trimEnd();

  /** @param {string} text */
  function say(text) {
    write(`${isTty && drawCurrent ? CLEAR_LINE : ''}${text}\n`);
    if (isTty && drawCurrent) write(drawCurrent());
  }

  /** @type {Steps['run']} */
  async function run(name, work) {
    const start = now();
    const elapsed = () => paint('dim', formatSeconds(now() - start).padStart(7));
    let note = '';
    let frame = 0;
    /** @type {ReturnType<typeof setInterval>} */
    let timer;
    if (isTty) {
      drawCurrent = () => line(SPINNER[frame++ % SPINNER.length] ?? '', name, elapsed(), paint('dim', note));
      write(drawCurrent());
      timer = setInterval(() => write(CLEAR_LINE + drawCurrent?.()), SPIN_EVERY_MS);
    } else {
      timer = setTimeout(() => write(`${line('…', name)}\n`), SAY_STILL_RUNNING_AFTER_MS);
    }
    const close = () => {
      clearInterval(timer);
      drawCurrent = undefined;
      if (isTty) write(CLEAR_LINE);
    };
    try {
      const result = await work((text) => (note = text));
      close();
      write(`${line(paint('green', '✓'), name, elapsed(), paint('dim', note))}\n`);
      return result;
    } catch (error) {
      close();
      write(`${line(paint('red', '✗'), name, elapsed(), paint('dim', note))}\n`);
      throw error;
    }
  }

  return {
    run,
    say,
    skip: (name, reason) => say(paint('dim', line('–', name, ' '.repeat(7), reason))),
    fail: ({ message, remedy }) => {
      write(`\n${paint('red', message)}\n`);
      if (remedy) write(`${remedy}\n`);
    },
  };
}
