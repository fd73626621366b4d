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
 * @property {string} [output] what a tool wrote before it failed
 *
 * @typedef {object} Steps
 * @property {<T>(name: string, work: (note: (text: string) => void) => T | Promise<T>, how?: { isLive?: boolean }) => Promise<T>} run
 *   live work writes to the screen itself
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

/** @param {NodeJS.ErrnoException} error */
function goOnUnread(error) {
  if (error.code !== 'EPIPE') throw error;
}

/**
 * What is done goes on when nobody reads about it any more, as with `| head -1`.
 *
 * @returns {Screen}
 */
export function screenOfProcess() {
  for (const stream of [process.stdout, process.stderr])
    stream.off('error', goOnUnread).on('error', goOnUnread);
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

  /**
   * Shows that a step is at work until the function it gives back is called.
   *
   * @param {string} name @param {() => string[]} details @param {boolean} isLive
   */
  function showWork(name, details, isLive) {
    if (isLive) {
      write(`${line('…', name)}\n`);
      return () => {};
    }
    if (!isTty) {
      const timer = setTimeout(() => write(`${line('…', name)}\n`), SAY_STILL_RUNNING_AFTER_MS);
      return () => clearTimeout(timer);
    }
    let frame = 0;
    drawCurrent = () => line(SPINNER[frame++ % SPINNER.length] ?? '', name, ...details());
    write(drawCurrent());
    const timer = setInterval(() => write(CLEAR_LINE + drawCurrent?.()), SPIN_EVERY_MS);
    return () => {
      clearInterval(timer);
      drawCurrent = undefined;
      write(CLEAR_LINE);
    };
  }

  /** @type {Steps['run']} */
  async function run(name, work, { isLive = false } = {}) {
    const start = now();
    let note = '';
    const details = () => [
      paint('dim', formatSeconds(now() - start).padStart(7)),
      note && paint('dim', note),
    ];
    const hideWork = showWork(name, details, isLive);
    let mark = paint('red', '✗');
    try {
      const result = await work((text) => (note = text));
      mark = paint('green', '✓');
      return result;
    } finally {
      hideWork();
      write(`${line(mark, name, ...details())}\n`);
    }
  }

  return {
    run,
    say,
    skip: (name, reason) => say(paint('dim', line('–', name, ' '.repeat(7), reason))),
    fail: ({ message, remedy, output }) => {
      if (output) write(`\n${output.trimEnd()}\n`);
      write(`\n${paint('red', message)}\n`);
      if (remedy) write(`${remedy}\n`);
    },
  };
}
