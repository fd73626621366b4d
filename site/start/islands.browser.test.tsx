import { useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { islandLoaders, startIslands } from './islands.ts';

const clicks = vi.fn();
const mounted = vi.fn();
const unmounted = vi.fn();

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  useLayoutEffect(() => {
    mounted();
    return unmounted;
  }, []);
  const add = () => {
    clicks();
    setCount((before) => before + 1);
  };
  return (
    <>
      <button type="button" onClick={add}>
        <svg width="20" height="20" />
        <output>{count}</output>
      </button>
      <a href="#there">Link</a>
    </>
  );
}

const NAME = 'counter';
const COUNTER =
  '<button type="button"><svg width="20" height="20"></svg><output>3</output></button><a href="#there">Link</a>';
const markup = (wake: string) =>
  `<div data-island="counter" data-wake="${wake}" data-props='{"start":3}'>${COUNTER}</div>`;

/** A loader that waits until it is told how the download went. */
function slowLoader() {
  const { promise, resolve, reject } = Promise.withResolvers<{ default: typeof Counter }>();
  const load = vi.fn(() => promise);
  return {
    load,
    loaders: { [NAME]: load as never },
    arrive: () => resolve({ default: Counter }),
    fail: (error: Error) => reject(error),
  };
}

let end = () => {};
let report: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  // What is drawn below a pointer that another test left there would be touched by it.
  document.body.style.paddingTop = '40px';
  await userEvent.unhover(document.body);
  report = vi.fn();
  vi.stubGlobal('reportError', report);
});

afterEach(() => {
  end();
  end = () => {};
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const island = () => document.querySelector('[data-island]') as HTMLElement;
const button = () => island().querySelector('button') as HTMLButtonElement;
const count = () => island().querySelector('output')?.textContent;
const state = () => island().dataset.state;
const becomes = (expected: string) => vi.waitFor(() => expect(state()).toBe(expected), WHILE_BUSY);

/** Idle time is waited for up to two seconds by browsers that are busy. */
const WHILE_BUSY = { timeout: 10_000 };
const idleTime = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 100 }));

function start(wake: string, { before = '' } = {}) {
  document.body.innerHTML = before + markup(wake);
  const slow = slowLoader();
  end = startIslands(document, slow.loaders);
  return slow;
}

describe('waking', () => {
  test('in view: at once', async () => {
    const { load, arrive } = start('visible');
    expect(state()).toBe('asleep');
    await becomes('loading');
    arrive();
    await becomes('awake');
    expect(load).toHaveBeenCalledOnce();
    expect([mounted.mock.calls.length, count()]).toEqual([1, '3']);
  });

  test('out of view: when it comes near', async () => {
    const { load, arrive } = start('visible', { before: '<div style="height: 5000px"></div>' });
    const seen = Promise.withResolvers<void>();
    const observer = new IntersectionObserver(() => seen.resolve());
    observer.observe(island());
    await seen.promise;
    observer.disconnect();
    expect(load).not.toHaveBeenCalled();
    island().scrollIntoView();
    await becomes('loading');
    arrive();
    await becomes('awake');
  });

  test('idle: when the browser has time', async () => {
    start('idle').arrive();
    await becomes('awake');
  });

  test('idle where browsers know no idle time', async () => {
    const idle = Object.getOwnPropertyDescriptor(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'requestIdleCallback');
    try {
      start('idle').arrive();
      await becomes('awake');
    } finally {
      if (idle) Object.defineProperty(window, 'requestIdleCallback', idle);
    }
  });

  test('interaction: not before it is touched', async () => {
    const { load, arrive } = start('interaction');
    await idleTime();
    expect([load.mock.calls.length, state()]).toEqual([0, 'asleep']);
    button().dispatchEvent(new PointerEvent('pointerenter'));
    expect([load.mock.calls.length, state()]).toEqual([1, 'loading']);
    arrive();
    await becomes('awake');
    expect(clicks).not.toHaveBeenCalled();
  });

  test('by focus', async () => {
    start('interaction').arrive();
    button().focus();
    await becomes('awake');
    expect(document.activeElement).toBe(button());
  });

  test('keeps the server’s elements', async () => {
    const { arrive } = start('visible');
    const served = button();
    arrive();
    await becomes('awake');
    expect(button()).toBe(served);
  });

  test('starting twice does not wake an island twice', async () => {
    const { load, loaders, arrive } = start('visible');
    const endAgain = startIslands(document, loaders);
    arrive();
    await becomes('awake');
    endAgain();
    expect([load.mock.calls.length, state()]).toEqual([1, 'awake']);
  });

  test('an island nobody knows stays as it is', () => {
    document.body.innerHTML = markup('idle').replace('"counter"', '"gone"');
    end = startIslands(document, {});
    expect([state(), island().innerHTML]).toEqual([undefined, COUNTER]);
  });
});

describe('a click that comes too early', () => {
  test.each(['output', 'svg', 'button'])('on the %s is given again exactly once', async (selector) => {
    const seenByPage = vi.fn();
    document.addEventListener('click', seenByPage);
    const { arrive } = start('interaction');
    await userEvent.click(island().querySelector(selector) as Element);
    expect([state(), clicks.mock.calls.length]).toEqual(['loading', 0]);
    arrive();
    await becomes('awake');
    await vi.waitFor(() => expect(count()).toBe('4'));
    expect(clicks).toHaveBeenCalledOnce();
    expect(seenByPage).toHaveBeenCalledOnce();
    await userEvent.click(button());
    await vi.waitFor(() => expect(count()).toBe('5'));
    document.removeEventListener('click', seenByPage);
  });

  test('is kept also when something else woke the island before', async () => {
    const { arrive } = start('visible');
    await becomes('loading');
    await userEvent.click(button());
    expect(clicks).not.toHaveBeenCalled();
    arrive();
    await vi.waitFor(() => expect(count()).toBe('4'));
  });

  test('of several only the last counts', async () => {
    const { arrive } = start('interaction');
    await userEvent.click(button());
    await userEvent.click(button());
    arrive();
    await becomes('awake');
    expect(clicks).toHaveBeenCalledOnce();
  });

  test.each(['{Enter}', ' '])('by the key %j as well', async (key) => {
    const { arrive } = start('interaction');
    button().focus();
    await userEvent.keyboard(key);
    expect(clicks).not.toHaveBeenCalled();
    arrive();
    await vi.waitFor(() => expect(count()).toBe('4'));
    expect(clicks).toHaveBeenCalledOnce();
  });

  test('on a link leads there in the end', async () => {
    const { arrive } = start('interaction');
    island().querySelector('a')?.click();
    expect(location.hash).toBe('');
    arrive();
    await vi.waitFor(() => expect(location.hash).toBe('#there'));
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'with %j belongs to the browser',
    async (init) => {
      const { arrive } = start('interaction');
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      const stayHere = (click: Event) => click.preventDefault();
      let wasPrevented = true;
      document.addEventListener('click', (click) => (wasPrevented = click.defaultPrevented), { once: true });
      document.addEventListener('click', stayHere, { once: true });
      button().dispatchEvent(event);
      arrive();
      await becomes('awake');
      expect([wasPrevented, clicks.mock.calls.length]).toEqual([false, 0]);
    },
  );
});

describe('when it cannot be loaded', () => {
  test('the markup stays, the error is reported, the click is given back', async () => {
    const { fail } = start('interaction');
    island().querySelector('a')?.click();
    const error = new Error('offline');
    fail(error);
    await becomes('failed');
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
    expect(island().innerHTML).toBe(COUNTER);
    await vi.waitFor(() => expect(location.hash).toBe('#there'));
  });

  test.each([
    ['and works when it comes', () => Promise.resolve({ default: Counter }), 'awake', 1],
    ['and not a third time', () => Promise.reject(new Error('offline')), 'failed', 2],
  ])('it is asked for once more at the next use, %s', async (_, second, outcome, reports) => {
    document.body.innerHTML = markup('interaction');
    const load = vi.fn(second).mockRejectedValueOnce(new Error('offline'));
    end = startIslands(document, { [NAME]: load as never });
    button().focus();
    await becomes('failed');
    expect(load).toHaveBeenCalledOnce();
    button().click();
    await becomes(outcome);
    for (let more = 0; more < 2; more += 1) button().click();
    expect([load.mock.calls.length, report.mock.calls.length]).toEqual([2, reports]);
    await vi.waitFor(() => expect(count()).toBe(outcome === 'awake' ? '6' : '3'));
  });

  test.each([
    ['props that are no JSON', () => (island().dataset.props = '{'), Counter],
    [
      'a component that throws',
      () => {},
      () => {
        throw new Error('broken');
      },
    ],
  ])('%s leave the markup too', async (_, breakIt, component) => {
    document.body.innerHTML = markup('interaction');
    breakIt();
    end = startIslands(document, { [NAME]: () => Promise.resolve({ default: component as never }) });
    button().focus();
    await becomes('failed');
    expect(report).toHaveBeenCalledOnce();
    expect(island().innerHTML).toBe(COUNTER);
  });

  test('one failure leaves the other islands alone', async () => {
    document.body.innerHTML = markup('interaction').replace('"counter"', '"broken"') + markup('interaction');
    end = startIslands(document, {
      broken: () => Promise.reject(new Error('offline')),
      [NAME]: () => Promise.resolve({ default: Counter as never }),
    });
    const [broken, sound] = [...document.querySelectorAll<HTMLElement>('[data-island]')];
    for (const element of [broken, sound]) element?.querySelector('button')?.focus();
    await vi.waitFor(() =>
      expect([broken?.dataset.state, sound?.dataset.state]).toEqual(['failed', 'awake']),
    );
  });
});

describe('the end', () => {
  test('of one awake unmounts it and puts the server’s markup back', async () => {
    start('idle').arrive();
    await becomes('awake');
    await userEvent.click(button());
    await vi.waitFor(() => expect(count()).toBe('4'));
    end();
    expect(unmounted).toHaveBeenCalledOnce();
    expect([state(), island().innerHTML]).toEqual([undefined, COUNTER]);
    button().click();
    expect(clicks).toHaveBeenCalledOnce();
  });

  test('of one that loads keeps it from ever starting', async () => {
    const { arrive } = start('interaction');
    await userEvent.click(button());
    end();
    arrive();
    await idleTime();
    expect([mounted.mock.calls.length, clicks.mock.calls.length]).toEqual([0, 0]);
    expect(state()).toBeUndefined();
  });

  test('of one asleep takes every listener and observer with it', async () => {
    const disconnect = vi.spyOn(IntersectionObserver.prototype, 'disconnect');
    const { load } = start('visible', { before: '<div style="height: 5000px"></div>' });
    end();
    expect(disconnect).toHaveBeenCalledOnce();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    button().dispatchEvent(event);
    button().focus();
    expect([load.mock.calls.length, event.defaultPrevented]).toEqual([0, false]);
    disconnect.mockRestore();
  });

  test('can be followed by a new start', async () => {
    start('idle').arrive();
    await becomes('awake');
    end();
    const again = slowLoader();
    end = startIslands(document, again.loaders);
    again.arrive();
    await becomes('awake');
    await userEvent.click(button());
    await vi.waitFor(() => expect(count()).toBe('4'));
  });
});

test('effects that run after painting are given back too', async () => {
  const stopped = vi.fn();
  const started = vi.fn(() => stopped);
  function Clock() {
    useEffect(started, []);
    return <p>Now</p>;
  }
  document.body.innerHTML = '<div data-island="counter" data-wake="idle" data-props="{}"><p>Now</p></div>';
  end = startIslands(document, { [NAME]: () => Promise.resolve({ default: Clock as never }) });
  await becomes('awake');
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
  end();
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce());
});

describe('the code of an island', () => {
  /** A module that counts how often it runs; what is added to its address is a comment in it. */
  const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}//`;
  const loaderOf = (code: string) => {
    const load = islandLoaders({ [NAME]: moduleOf(code) })[NAME];
    if (!load) throw new Error('There is no loader.');
    return load;
  };
  const COUNTING = 'globalThis.islandRuns = (globalThis.islandRuns ?? 0) + 1;';
  const runs = () => Reflect.get(globalThis, 'islandRuns') as unknown;

  afterEach(() => Reflect.deleteProperty(globalThis, 'islandRuns'));

  test('is loaded and run once, however many of them a page has', async () => {
    const load = loaderOf(`${COUNTING} export default () => null;`);
    const [first, second] = await Promise.all([load(), load()]);
    expect([first === second, runs()]).toEqual([true, 1]);
    await load();
    expect(runs()).toBe(1);
  });

  test('that did not come is asked for at another address the next time, and from then on there', async () => {
    const load = loaderOf(
      `if (!import.meta.url.endsWith('?again')) throw new Error('away'); ${COUNTING} export default 1;`,
    );
    const answers = await Promise.allSettled([load(), load()]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await load();
    await load();
    expect(runs()).toBe(1);
  });
});
