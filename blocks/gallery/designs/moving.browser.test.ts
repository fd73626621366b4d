import { afterEach, describe, expect, test, vi } from 'vitest';
import { arrive, film, show, slides, swipe, touch, type Shown } from '../testing/show.tsx';

let shown: Shown[] = [];
afterEach(() => {
  for (const { end } of shown.splice(0)) end();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Nothing takes time here, unless a test is about time. */
function still() {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
}

async function start(...given: Parameters<typeof show>): Promise<Shown> {
  const one = show(...given);
  shown.push(one);
  await one.start();
  return one;
}

function inView({ viewport, slides: all }: Shown): number[] {
  const frame = viewport.getBoundingClientRect();
  return all.flatMap((slide, index) => {
    const { left, right } = slide.getBoundingClientRect();
    return left >= frame.left - 1 && right <= frame.right + 1 ? [index] : [];
  });
}
const press = (keyCode: number, on: EventTarget = document.body) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { keyCode, bubbles: true, cancelable: true }));
const clickAt = (element: HTMLElement, share: number) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { clientX: left + width * share, clientY: top + height / 2 };
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...point }));
};
const drag = (element: HTMLElement, by: number) => {
  const { left, top } = element.getBoundingClientRect();
  const at = (x: number) => ({ clientX: left + 500 + x, clientY: top + 50, bubbles: true });
  element.dispatchEvent(new MouseEvent('mousedown', at(0)));
  for (const share of [0.2, 0.6, 1]) dispatchEvent(new MouseEvent('mousemove', at(by * share)));
  dispatchEvent(new MouseEvent('mouseup', at(by)));
};

describe('before its code has come', () => {
  test.each([
    ['carousel', 39],
    ['slider', 39],
    ['slideshow', 39],
  ])('%s: a key is kept', async (design, key) => {
    still();
    const one = show({ design, imageAspectRatio: 1 });
    shown.push(one);
    const started = one.start();
    press(key);
    await started;
    await vi.waitFor(() => expect(one.place()).toBe('2'));
  });

  test('but not twice, nor one meant for another gallery', async () => {
    still();
    const first = await start({ design: 'slideshow', imageAspectRatio: 4 });
    const second = show({ design: 'slideshow', imageAspectRatio: 8 });
    shown.push(second);
    const started = second.start();
    press(39);
    await started;
    expect([first.place(), second.place()]).toEqual(['2', '1']);
  });

  test('a click is kept', async () => {
    still();
    const one = show({ design: 'slider' });
    shown.push(one);
    const started = one.start();
    one.slides[1]?.querySelector('img')?.click();
    await started;
    await vi.waitFor(() => expect(one.current()).toBe(1));
  });

  test('one on a film waits for its player', async () => {
    still();
    const one = show({ design: 'grid', slides: [film] });
    shown.push(one);
    const click = vi.fn();
    let load = () => {};
    const coming = new Promise<void>((resolve) => (load = resolve));
    const loadVideo = async () => {
      await coming;
      return {
        makeVideo: (element: HTMLElement) => {
          element.addEventListener('click', click);
          return { destroy() {}, showOverlay() {} } as never;
        },
      };
    };
    await one.start({ loadVideo, loadPictures: () => () => {} });
    one.block.querySelector<HTMLElement>('.video-overlay')?.click();
    expect(click).not.toHaveBeenCalled();
    load();
    await vi.waitFor(() => expect(click).toHaveBeenCalledOnce());
  });
});

describe('where nothing may move', () => {
  test.each(['carousel', 'slider', 'slideshow'])(
    '%s: the next key is heard before the next frame',
    async (design) => {
      still();
      const one = await start({ design, imageAspectRatio: 1 });
      vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
      press(39);
      await new Promise((resolve) => setTimeout(resolve));
      press(39);
      expect(one.place()).toBe('3');
    },
  );
});

describe('carousel', () => {
  test('moves by what is in view, holds at both ends, leaves no gap', async () => {
    still();
    const one = await start({ design: 'carousel', slides: slides(7), imageAspectRatio: 1 });
    expect([inView(one), one.previous?.className]).toEqual([[0, 1, 2], expect.stringContaining('disabled')]);
    one.next?.click();
    await vi.waitFor(() => expect([inView(one), one.place()]).toEqual([[3, 4, 5], '2']));
    press(39);
    await vi.waitFor(() => expect([inView(one), one.place()]).toEqual([[4, 5, 6], '3']));
    expect(one.next?.ariaDisabled).toBe('true');
    one.next?.click();
    press(37);
    await vi.waitFor(() => expect(inView(one)).toEqual([3, 4, 5]));
  });

  test.each([
    [-130, 2],
    [-45, 1],
  ])('a finger over %d px', async (x, place) => {
    still();
    const one = await start({ design: 'carousel', imageAspectRatio: 1 }, { width: 390 });
    swipe(one.viewport, { x });
    await vi.waitFor(() => expect(one.place()).toBe(String(place)));
  });

  test('the mouse drags, and what it let go of is not clicked', async () => {
    still();
    const one = await start({ design: 'carousel', imageAspectRatio: 1, lightbox: true });
    drag(one.viewport, -300);
    clickAt(one.media[1] as HTMLElement, 0.5);
    await vi.waitFor(() => expect(one.place()).not.toBe('1'));
    expect(document.querySelector('.lightbox')).toBeNull();
  });

  test('another width, another count; the bar goes where all fit', async () => {
    const one = await start({ design: 'carousel', slides: slides(3), imageAspectRatio: 1 });
    const bar = () => getComputedStyle(one.block.querySelector('.gallery-bar') as Element).display;
    expect(bar()).toBe('none');
    one.block.style.width = '400px';
    dispatchEvent(new Event('resize'));
    await vi.waitFor(() => expect(inView(one)).toEqual([0, 1]));
    await vi.waitFor(() => expect(bar()).toBe('flex'));
    one.block.style.width = '1000px';
    dispatchEvent(new Event('resize'));
    await vi.waitFor(() => expect(inView(one)).toEqual([0, 1, 2]));
  });
});

describe('strip', () => {
  const offset = (one: Shown, alignment: string) => {
    const [frame, slide] = [one.viewport, one.slides[one.current()]].map((element) =>
      (element as HTMLElement).getBoundingClientRect(),
    );
    if (!frame || !slide) return Number.NaN;
    const start = slide.left - frame.left;
    const end = frame.right - slide.right;
    return Math.round(alignment === 'left' ? start : alignment === 'right' ? end : (start - end) / 2);
  };

  test.each(['left', 'center', 'right'])(
    'the current slide stands %s, wherever one goes',
    async (alignment) => {
      still();
      const one = await start({ design: 'slider', 'active-alignment': alignment, gutter: 12 });
      expect([one.current(), offset(one, alignment)]).toEqual([0, 0]);
      one.previous?.click();
      await vi.waitFor(() => expect([one.place(), offset(one, alignment)]).toEqual(['9', 0]));
      press(39);
      await vi.waitFor(() => expect([one.place(), offset(one, alignment)]).toEqual(['1', 0]));
      one.slides[1]?.querySelector('img')?.click();
      await vi.waitFor(() => expect([one.current(), offset(one, alignment)]).toEqual([1, 0]));
    },
  );

  test.each([
    ['next', 1],
    ['previous', 8],
    ['select', 0],
  ])('a click on the current one: %s', async (activeSlideClickBehavior, index) => {
    still();
    const one = await start({ design: 'slider', activeSlideClickBehavior });
    one.media[0]?.click();
    await vi.waitFor(() => expect(one.current()).toBe(index));
  });

  test('a film beside the current slide is chosen, not played', async () => {
    still();
    const one = await start({ design: 'slider', slides: [...slides(2), film] });
    one.slides[2]?.querySelector<HTMLElement>('.video-overlay')?.click();
    await vi.waitFor(() => expect(one.current()).toBe(2));
    expect(one.block.querySelector('iframe')).toBeNull();
  });

  test('half a second for a step', async () => {
    const one = await start({ design: 'slider' });
    const from = performance.now();
    one.next?.click();
    const isMoving = () => offset(one, 'center') !== 0;
    expect(isMoving()).toBe(true);
    await vi.waitFor(() => expect(isMoving()).toBe(false), { interval: 10 });
    expect(performance.now() - from).toBeGreaterThan(400);
  });

  test('a finger takes it along', async () => {
    still();
    const one = await start({ design: 'slider' }, { width: 390 });
    swipe(one.viewport, { x: -130 });
    await vi.waitFor(() => expect(one.place()).toBe('2'));
    swipe(one.viewport, { x: 130 });
    await vi.waitFor(() => expect(one.place()).toBe('1'));
    expect(touch(one.viewport, { y: -130 }).moves.some((move) => move.defaultPrevented)).toBe(false);
  });
});

describe('slideshow', () => {
  test.each([
    ['next', 0.2, '2'],
    ['previous', 0.8, '9'],
    ['auto', 0.8, '2'],
    ['auto', 0.2, '9'],
    ['none', 0.5, '1'],
  ])('a click that means %s, at %d', async (clickBehavior, share, place) => {
    still();
    const one = await start({ design: 'slideshow', clickBehavior, imageAspectRatio: 2 });
    clickAt(one.media[0] as HTMLElement, share);
    expect(one.place()).toBe(place);
  });

  test('small pictures follow, and lead', async () => {
    still();
    const one = await start({ design: 'slideshow', thumbnails: true });
    const thumbnails = [...one.block.querySelectorAll<HTMLElement>('.gallery-thumbnail')];
    one.next?.click();
    expect(thumbnails[1]?.className).toContain('active');
    await vi.waitFor(() => {
      thumbnails[5]?.click();
      expect([one.place(), thumbnails[5]?.ariaCurrent]).toEqual(['6', 'true']);
    });
  });

  test.each([
    ['Auto', true, [1.6, 1, 2 / 3, 4]],
    ['Auto', false, [1.6, 1, 2 / 3, 4]],
    [2, true, [2, 2, 2, 2]],
  ])('shape %s, filled %s: the frames of four pictures are %j', async (imageAspectRatio, crop, ratios) => {
    still();
    const one = await start({ design: 'slideshow', imageAspectRatio, 'auto-crop': crop });
    for (const ratio of ratios) {
      const { width, height } = one.viewport.getBoundingClientRect();
      expect(width / height).toBeCloseTo(ratio, 2);
      const picture = one.media[one.current()]?.getBoundingClientRect();
      expect(picture?.height).toBeCloseTo(height, 1);
      one.next?.click();
    }
  });

  test('the frame grows to the next picture, and below it nothing jumps', async () => {
    const one = await start({ design: 'slideshow' });
    const before = one.viewport.offsetHeight;
    one.next?.click();
    const [growing] = one.viewport.getAnimations();
    expect(one.viewport.offsetHeight).toBe(before);
    growing?.finish();
    expect([before, one.viewport.offsetHeight]).toEqual([625, 1000]);
  });

  test('asks for the pictures that are near', async () => {
    still();
    const one = await start({ design: 'slideshow' });
    const asked = () =>
      one.slides.flatMap((slide, index) =>
        slide.querySelector<HTMLElement>('img')?.dataset.loadedWidth ? [index] : [],
      );
    await vi.waitFor(() => expect(asked()).toEqual([0, 1, 8]));
    one.next?.click();
    await vi.waitFor(() => expect(asked()).toEqual([0, 1, 2, 8]));
  });

  test('a window that changes while it moves does not throw it off', async () => {
    const one = await start({ design: 'slideshow', transition: 'scroll' });
    one.next?.click();
    one.block.style.width = '500px';
    dispatchEvent(new Event('orientationchange'));
    await arrive(one.gallery, () => one.block.querySelectorAll('[data-shown]').length === 1);
    expect([one.place(), one.current()]).toEqual(['2', 1]);
    expect(one.slides[1]?.getBoundingClientRect().left).toBe(one.viewport.getBoundingClientRect().left);
  });
});

describe.each(['carousel', 'slider'])('%s while it moves', (design) => {
  const position = (one: Shown) =>
    new DOMMatrix(getComputedStyle(one.block.querySelector('.gallery-track') as Element).transform).m41;
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  };

  test('each click counts, from where the row is', async () => {
    const one = await start({ design, slides: slides(12), imageAspectRatio: 2, slidesPerRow: 2 });
    for (const place of ['2', '3', '4', '5']) {
      const before = position(one);
      one.next?.click();
      expect([one.place(), position(one)]).toEqual([place, before]);
      await frames(3);
    }
    await vi.waitFor(() => expect(inView(one)).toContain(design === 'carousel' ? 8 : 4));
  });

  test('a finger takes it where it is', async () => {
    const one = await start({ design, imageAspectRatio: 2, slidesPerRow: 2 }, { width: 390 });
    one.next?.click();
    await frames(3);
    const { lift } = touch(one.viewport, { x: -20 }, { ms: 200, hold: 100 });
    const held = position(one);
    await frames(3);
    expect(Math.abs(position(one) - held)).toBeLessThan(21);
    lift();
    const first = () => (Number(one.place()) - 1) * (design === 'carousel' ? 2 : 1);
    await vi.waitFor(() => expect(inView(one)).toContain(first()));
  });
});

describe('where people read from the right', () => {
  test.each([
    ['carousel', [0, 1, 2], [3, 4, 5]],
    ['slider', [0], [1]],
    ['slideshow', [0], [1]],
  ])('%s goes on by the right arrow all the same', async (design, first, second) => {
    still();
    const one = await start({ design, imageAspectRatio: 1.6 }, { dir: 'rtl' });
    const seen = () => (design === 'carousel' ? inView(one) : [one.current()]);
    expect(seen()).toEqual(first);
    press(39);
    await vi.waitFor(() => expect(seen()).toEqual(second));
    await vi.waitFor(() => expect(inView(one)).toEqual(expect.arrayContaining(second)));
    expect(getComputedStyle(one.slides[0] as Element).direction).toBe('rtl');
  });
});

describe('bad data', () => {
  test.each([
    ['broken', '{design', 'Error decoding gallery block data.'],
    ['none', '', 'Error evaluating gallery block data.'],
    ['an unknown design', '{"design":"foo"}', 'These are not the gallery designs you are looking for: foo'],
    [
      'an unknown transition',
      '{"design":"slideshow","transition":"whirl"}',
      'Could not find transition named whirl',
    ],
  ])('%s: it is said, and the pictures come', async (_, json, message) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const one = show({ design: 'slideshow' });
    shown.push(one);
    one.block.dataset.blockJson = json;
    void one.start();
    await vi.waitFor(() => expect(error).toHaveBeenCalledWith(message));
    await vi.waitFor(() => expect(one.block.querySelector('img')?.src).toMatch(/format=/));
    // Ends the wait for a gallery that never comes.
    one.gallery.dataset.galleryBound = '';
  });
});
