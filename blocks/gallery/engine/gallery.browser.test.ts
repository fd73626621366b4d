import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultSettings } from '#core/gallery/block-data.ts';
import type { MakeDesign, Stage } from './design.ts';
import { makeGallery, type Gallery, type GalleryOptions } from './gallery.ts';
import { RESIZE_EMITTER_DELAY_MS } from './resize.ts';
import { RESIZE_DELAY_MS } from '#browser/page/resize.ts';

const galleries: Gallery[] = [];
let arrivals: (() => void)[] = [];

/** A design whose movements end when the test says so. */
const slow: MakeDesign = () => ({
  show: () => new Promise<void>((resolve) => arrivals.push(resolve)),
  destroy: () => {},
});
const instant: MakeDesign = () => ({ show() {}, destroy() {} });
const arrive = async () => {
  for (const end of arrivals.splice(0)) end();
  await Promise.resolve();
};

beforeEach(() => {
  arrivals = [];
});
afterEach(() => {
  for (const gallery of galleries.splice(0)) gallery.destroy();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function container(slides = 5): HTMLElement {
  const element = document.createElement('div');
  element.style.height = '200px';
  element.innerHTML = `<div class="gallery-track">${Array.from(
    { length: slides },
    (_, index) => `<div data-slide-id="id${index}" data-slide-url="slide-${index}">${index}</div>`,
  ).join('')}</div>`;
  document.body.append(element);
  return element;
}

function make(options: Partial<GalleryOptions> = {}, at: HTMLElement | string = container()): Gallery {
  const gallery = makeGallery(at, { designs: { stacked: instant, carousel: instant }, ...options });
  galleries.push(gallery);
  return gallery;
}

const press = (keyCode: number, more: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { keyCode, bubbles: true, cancelable: true, ...more }));

test('next and previous, round and round', () => {
  const gallery = make();
  const directions: string[] = [];
  gallery.on('change', ({ direction }) => directions.push(direction));
  gallery.next();
  expect(gallery.currentIndex).toBe(1);
  gallery.previous();
  gallery.previous();
  expect(gallery.currentIndex).toBe(4);
  gallery.next();
  expect([gallery.currentIndex, directions]).toEqual([0, ['forward', 'reverse', 'reverse', 'forward']]);
});

test('without looping the ends hold and say so; a value set goes round all the same', () => {
  const gallery = make({ settings: { loop: false } });
  const ends = { reachedBeginning: vi.fn(), reachedEnd: vi.fn() };
  gallery.on('reachedBeginning', ends.reachedBeginning);
  gallery.on('reachedEnd', ends.reachedEnd);
  gallery.previous();
  expect([gallery.currentIndex, ends.reachedBeginning.mock.calls.length]).toEqual([0, 1]);
  gallery.setIndex(-1);
  gallery.next();
  expect([gallery.currentIndex, ends.reachedEnd.mock.calls.length]).toEqual([4, 1]);
  gallery.setIndex(7);
  expect(gallery.currentIndex).toBe(2);
});

describe('while moving', () => {
  test('changes are refused', async () => {
    const gallery = make({ designs: { stacked: slow } });
    gallery.next();
    gallery.next();
    press(39);
    gallery.setIndex(4);
    expect([gallery.currentIndex, gallery.inMotion]).toEqual([1, true]);
    await arrive();
    expect(gallery.inMotion).toBe(false);
    gallery.next();
    expect(gallery.currentIndex).toBe(2);
  });

  test('a linked gallery refuses too', async () => {
    const strip = make({ designs: { stacked: slow } });
    const main = make({ linkedGalleries: [strip] });
    main.next();
    expect([main.currentIndex, strip.currentIndex, strip.inMotion]).toEqual([1, 1, true]);
    main.next();
    expect(main.currentIndex).toBe(1);
    await arrive();
    strip.setIndex(3);
    expect(main.currentIndex).toBe(3);
  });
});

describe('a visitor does not wait for a movement to end', () => {
  test('each click counts', async () => {
    const next = document.body.appendChild(document.createElement('button'));
    const gallery = make({ designs: { stacked: slow }, elements: { next: [next] } });
    const settled = vi.fn();
    gallery.on('settled', settled);
    for (let click = 0; click < 4; click += 1) next.click();
    expect([gallery.currentIndex, gallery.inMotion]).toEqual([4, true]);
    arrivals.shift()?.();
    await Promise.resolve();
    expect([gallery.inMotion, settled.mock.calls.length]).toEqual([true, 0]);
    await arrive();
    expect([gallery.inMotion, settled.mock.calls]).toEqual([false, [[{ index: 4 }]]]);
  });

  test('linked galleries come along', () => {
    const strip = make({ designs: { stacked: slow } });
    const main = make({ linkedGalleries: [strip] });
    main.hand.next();
    main.hand.next();
    expect([main.currentIndex, strip.currentIndex]).toEqual([2, 2]);
  });

  test('address and picture agree after Back, also while it moves', async () => {
    const gallery = make({ designs: { stacked: slow }, settings: { historyHash: true } });
    gallery.next();
    await arrive();
    gallery.next();
    expect([gallery.currentIndex, gallery.inMotion]).toEqual([2, true]);
    history.back();
    await vi.waitFor(() => expect(location.search).toBe('?itemId=slide-1'));
    await vi.waitFor(() => expect(gallery.currentIndex).toBe(1));
  });

  test('under a finger it waits until that is lifted', async () => {
    let stage: Stage | undefined;
    const held: MakeDesign = (given) => {
      stage = given;
      return { show() {}, destroy() {} };
    };
    const gallery = make({ designs: { stacked: held } });
    stage?.gallery.hold(true);
    gallery.hand.setIndex(3);
    gallery.next();
    expect(gallery.currentIndex).toBe(0);
    stage?.gallery.settle(1, 'forward');
    stage?.gallery.hold(false);
    expect(gallery.currentIndex).toBe(3);
  });
});

describe('elements', () => {
  const parts = () => {
    const [next, previous, currentIndex, totalSlides, ...controls] = Array.from({ length: 9 }, () =>
      document.body.appendChild(document.createElement('button')),
    ) as HTMLElement[] as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, ...HTMLElement[]];
    return { next, previous, currentIndex, totalSlides, controls };
  };

  test('move the gallery and tell where it is', () => {
    const { next, previous, currentIndex, totalSlides, controls } = parts();
    const gallery = make({
      settings: { loop: false },
      elements: {
        next: [next],
        previous: [previous],
        currentIndex: [currentIndex],
        totalSlides: [totalSlides],
        controls,
      },
    });
    expect([currentIndex.textContent, totalSlides.textContent]).toEqual(['1', '5']);
    expect([previous.className, previous.ariaDisabled, next.className]).toEqual(['disabled', 'true', '']);
    next.click();
    expect([currentIndex.textContent, previous.className]).toEqual(['2', '']);
    controls[4]?.click();
    expect([gallery.currentIndex, controls[4]?.className, next.className, next.ariaDisabled]).toEqual([
      4,
      'active',
      'disabled',
      'true',
    ]);
    for (let click = 0; click < 10; click += 1) previous.click();
    expect(gallery.currentIndex).toBe(0);
  });
});

describe('keys', () => {
  test.each([
    [39, {}, 1],
    [37, {}, 4],
    [39, { altKey: true }, 0],
    [39, { ctrlKey: true }, 0],
    [40, {}, 0],
  ])('%d with %j leads to %d', (keyCode, more, index) => {
    const gallery = make();
    press(keyCode, more);
    expect(gallery.currentIndex).toBe(index);
  });

  test('can be others, or none', () => {
    const other = make({ settings: { keys: { previous: 38, next: 40 } } });
    press(39);
    press(40);
    expect(other.currentIndex).toBe(1);
    other.destroy();
    const none = make({ settings: { keyboard: false } });
    press(39);
    expect(none.currentIndex).toBe(0);
  });

  test.each([
    '<textarea>',
    '<input>',
    '<select>',
    '<div contenteditable tabindex="0">',
    '<video controls>',
    '<div tabindex="0" style="width:9px;overflow:auto">aaaaaaaaaa</div>',
  ])('keys that %s has a use for move nothing', (markup) => {
    const gallery = make();
    document.body.insertAdjacentHTML('beforeend', markup);
    press(39, {}, document.body.lastElementChild as Element);
    expect(gallery.currentIndex).toBe(0);
  });

  test('of several galleries the one seen most reacts, of none in view none', () => {
    const [small, large] = [make(), make({}, Object.assign(container(), {}))];
    (document.body.children[1] as HTMLElement).style.height = '300px';
    press(39);
    expect([small.currentIndex, large.currentIndex]).toEqual([0, 1]);
    document.body.style.paddingTop = '5000px';
    press(39);
    expect([small.currentIndex, large.currentIndex]).toEqual([0, 1]);
    document.body.style.paddingTop = '';
  });

  test('left is previous also where people read from the right', () => {
    document.documentElement.dir = 'rtl';
    const gallery = make();
    press(37);
    document.documentElement.dir = '';
    expect(gallery.currentIndex).toBe(4);
  });
});

describe('autoplay', () => {
  beforeEach(() => vi.useFakeTimers());
  const playing = (autoplayOptions = {}, settings = {}) =>
    make({
      settings: {
        autoplay: true,
        autoplayOptions: { ...defaultSettings('stacked').autoplayOptions, ...autoplayOptions },
        ...settings,
      },
    });

  test('advances every second unless told otherwise', () => {
    const gallery = playing();
    vi.advanceTimersByTime(1000);
    expect(gallery.currentIndex).toBe(1);
    gallery.autoplay.stop();
    vi.advanceTimersByTime(5000);
    expect(gallery.currentIndex).toBe(1);
  });

  test('by chance, never to the same slide', () => {
    const gallery = make({
      settings: { autoplay: true, autoplayOptions: { randomize: true, timeout: 10, pauseOnMouseover: [] } },
      random: () => 0.99,
    });
    vi.advanceTimersByTime(10);
    expect(gallery.currentIndex).toBe(4);
    vi.advanceTimersByTime(10);
    expect(gallery.currentIndex).toBe(3);
  });

  test('stops at the last slide without looping, and does nothing with one', () => {
    const gallery = playing({}, { loop: false, currentIndex: 3 });
    vi.advanceTimersByTime(10_000);
    expect([gallery.currentIndex, gallery.autoplay.isRunning]).toEqual([4, false]);
    const single = make(
      {
        settings: { autoplay: true, autoplayOptions: { randomize: true, timeout: 10, pauseOnMouseover: [] } },
      },
      container(1),
    );
    vi.advanceTimersByTime(1000);
    expect(single.currentIndex).toBe(0);
  });

  test('does not run where nothing may move', () => {
    const gallery = make({ settings: { autoplay: true }, isStill: () => true });
    vi.advanceTimersByTime(5000);
    expect(gallery.currentIndex).toBe(0);
    gallery.next();
    expect(gallery.currentIndex).toBe(1);
  });
});

describe('history', () => {
  const linked = (key: boolean | string = true) => make({ settings: { historyHash: key } });

  test('a visitor’s steps can be gone back', async () => {
    const gallery = linked();
    gallery.next();
    expect(history.state).toMatchObject({ itemId: 'slide-1' });
    gallery.next();
    expect(new URLSearchParams(location.search).get('itemId')).toBe('slide-2');
    history.back();
    await vi.waitFor(() => expect(gallery.currentIndex).toBe(1));
  });

  test('what names no slide is where it started', async () => {
    history.pushState(null, '', location.href);
    const gallery = make({ settings: { historyHash: true, currentIndex: 2 } });
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    expect(gallery.currentIndex).toBe(2);
  });

  test.each([
    ['?itemId=id3', 3],
    ['?itemId=slide-2', 2],
    ['#itemId=4', 4],
    ['?itemId=unknown', 0],
  ])('%j starts at slide %d', (address, index) => {
    history.replaceState(null, '', location.pathname + address);
    expect(linked().currentIndex).toBe(index);
  });

  test('the key can be another; a collection has its slides below it', () => {
    const element = container();
    for (const slide of element.querySelectorAll<HTMLElement>('[data-slide-id]'))
      slide.dataset.collectionFullUrl = '/photos';
    const gallery = make({ settings: { historyHash: 'photo' } }, element);
    const before = location.pathname;
    gallery.next();
    expect([location.pathname, (history.state as { photo: string }).photo]).toEqual([
      '/photos/slide-1',
      'slide-1',
    ]);
    history.replaceState(null, '', before);
  });

  test('what happens by itself leaves no trace', () => {
    vi.useFakeTimers();
    const before = history.length;
    const gallery = make({ settings: { historyHash: true, autoplay: true } });
    vi.advanceTimersByTime(3000);
    expect([gallery.currentIndex, history.length]).toEqual([3, before]);
  });

  test('without it the address stays', () => {
    const before = location.href;
    make().next();
    expect(location.href).toBe(before);
  });
});

describe('what goes wrong', () => {
  test('there is no container', () => {
    expect(() => make({}, '#nope')).toThrow("No gallery '#nope' container found.");
    expect(() => make({}, 5 as unknown as string)).toThrow('Error: No valid HTMLElement node was supplied!');
  });

  test('the design is not there', () => {
    expect(() => make({ settings: { design: 'grid' } })).toThrow(
      "There is no gallery design 'grid'. Loaded designs: stacked, carousel.",
    );
  });

  test('no slides, no gallery', () => {
    const gallery = make({}, container(0));
    gallery.next();
    press(39);
    expect([gallery.currentIndex, gallery.numberOfSlides]).toEqual([0, 0]);
  });

  test('one gallery is enough for an element', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const element = container();
    const first = make({}, element);
    const second = make({}, element);
    second.next();
    first.next();
    expect([second.currentIndex, first.currentIndex, warn.mock.calls.length]).toEqual([0, 1, 1]);
  });
});

describe('a new size', () => {
  const watch = (settings = {}) => {
    const refreshed = vi.fn();
    make({ settings }).on('refresh', refreshed);
    return refreshed;
  };

  test('is looked at once, 100 ms after the last change', () => {
    expect([RESIZE_EMITTER_DELAY_MS, RESIZE_DELAY_MS]).toEqual([300, 150]);
    vi.useFakeTimers();
    const refreshed = watch();
    for (let event = 0; event < 3; event += 1) dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(99);
    expect(refreshed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(refreshed).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('orientationchange'));
    expect(refreshed).toHaveBeenCalledTimes(2);
  });

  test('is ignored on request', () => {
    vi.useFakeTimers();
    const refreshed = watch({ refreshOnResize: false, refreshOnOrientationChange: false });
    dispatchEvent(new Event('resize'));
    dispatchEvent(new Event('orientationchange'));
    vi.advanceTimersByTime(1000);
    expect(refreshed).not.toHaveBeenCalled();
  });

  test('and new slides are counted', () => {
    const element = container();
    const gallery = make({}, element);
    element.firstElementChild?.insertAdjacentHTML('beforeend', '<div data-slide-id="new"></div>');
    gallery.refresh();
    expect(gallery.numberOfSlides).toBe(6);
  });
});
