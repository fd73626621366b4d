import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageKind } from '#core/enumerations/page-kinds.ts';
import { readBlockData } from '#core/gallery/block-data.ts';
import { film, show, slides, type Shown } from './testing/show.tsx';
import type { Gallery } from './engine/gallery.ts';
import { pauseAutoplay } from './pausing.ts';
import { pictureSettings } from './pictures.ts';
import { startGallery, type GalleryParts } from './start.ts';

let shown: Shown[] = [];
afterEach(() => {
  for (const { end } of shown.splice(0)) end();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function start(values: Record<string, unknown>, parts?: GalleryParts): Promise<Shown> {
  const one = show({ imageAspectRatio: 2, ...values });
  shown.push(one);
  await one.start(parts);
  return one;
}

test('drawn into a document that is not the page’s, its pictures come and nothing moves', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const one = show({ design: 'slideshow' });
  shown.push(one);
  const small = document.body.appendChild(document.createElement('iframe')).contentDocument;
  if (!small) throw new Error('The frame has no document.');
  small.body.append(one.block);
  const loadPictures = vi.fn(() => () => {});
  startGallery(one.block, { loadPictures })();
  expect(loadPictures).toHaveBeenCalledWith(one.gallery, undefined);
  expect(one.gallery.dataset['ready']).toBeUndefined();
  expect(error).not.toHaveBeenCalled();
});

describe('a part that is missing is named, and the rest works', () => {
  test('pictures', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const one = await start({ design: 'slideshow' }, {});
    expect(error).toHaveBeenCalledWith('Loader2 not found');
    one.next?.click();
    expect(one.place()).toBe('2');
  });

  test('videos', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await start({ design: 'grid', slides: [film] }, { loadPictures: () => () => {} });
    await vi.waitFor(() => expect(error).toHaveBeenCalledWith('VideoLoader not found'));
  });

  test('the large view', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const one = await start({ design: 'grid', lightbox: true }, { loadPictures: () => () => {} });
    expect(warn).toHaveBeenCalledWith('lightboxify is not available in this tier!');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    one.media[0]?.dispatchEvent(click);
    expect([click.defaultPrevented, document.querySelector('.lightbox')]).toEqual([true, null]);
  });

  test('the large view, on cover pages', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('Static', { SITE_CONTEXT: { pageType: PageKind.splashPage } });
    const one = await start({ design: 'grid', lightbox: true });
    expect(warn).toHaveBeenCalledWith('lightboxify is not available in this tier!');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    one.media[0]?.dispatchEvent(click);
    expect([click.defaultPrevented, document.querySelector('.lightbox')]).toEqual([true, null]);
  });
});

describe('autoplay', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // The pointer rests where the test before left it, which may be on this gallery.
    document.body.style.pointerEvents = 'none';
  });
  afterEach(() => document.body.style.removeProperty('pointer-events'));
  const playing = () =>
    start({
      design: 'slideshow',
      slides: [...slides(3), film],
      autoplay: true,
      'autoplay-duration': 2,
    });
  const wait = async (one: Shown) => {
    const before = one.place();
    vi.advanceTimersByTime(2100);
    await Promise.resolve();
    return one.place() === before ? 'waits' : 'goes on';
  };

  test.each([
    ['the pointer is on it', 'mouseenter', '.gallery-viewport'],
    ['the pointer is on its bar', 'mouseenter', '.gallery-bar'],
    ['a video plays', 'video:shown', '.gallery'],
    ['a picture is seen large', 'lightbox:opened', '.gallery'],
  ])('while %s it waits', async (_, event, part) => {
    const one = await playing();
    one.block.querySelector(part)?.dispatchEvent(new Event(event));
    expect(await wait(one)).toBe('waits');
  });

  test.each([
    ['.gallery-viewport', 'mouseenter', 'mouseleave'],
    ['.gallery-bar', 'mouseenter', 'mouseleave'],
    ['.gallery', 'video:shown', 'video:hidden'],
    ['.gallery', 'lightbox:opened', 'lightbox:closed'],
  ])('%s: after %s and %s it goes on', async (part, from, to) => {
    const one = await playing();
    for (const event of [from, to]) one.block.querySelector(part)?.dispatchEvent(new Event(event));
    expect(await wait(one)).toBe('goes on');
  });

  test('behind another tab it waits', async () => {
    const one = await playing();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await wait(one)).toBe('waits');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await wait(one)).toBe('goes on');
  });

  test('a finger that rests there is no reason', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }));
    const one = await playing();
    one.viewport.dispatchEvent(new Event('mouseenter'));
    expect(await wait(one)).toBe('goes on');
  });

  test('where it was off, a video that ends does not turn it on', async () => {
    const one = await start({ design: 'slideshow' });
    one.gallery.dispatchEvent(new Event('video:shown'));
    one.gallery.dispatchEvent(new Event('video:hidden'));
    vi.advanceTimersByTime(20_000);
    expect(one.place()).toBe('1');
  });
});

describe('the large view', () => {
  const opening = () => {
    const openLightbox = vi.fn(() => () => {});
    const module = { openLightbox, readItems: () => [] };
    return { openLightbox, module: module as unknown as Awaited<ReturnType<Load>> };
  };
  type Load = NonNullable<GalleryParts['loadLightbox']>;

  test.each(['grid', 'carousel', 'autogrid', 'autocolumns', 'autorows', 'slider', 'slideshow', 'list'])(
    '%s opens it by a click where it is on, and not where it is off',
    async (design) => {
      const { openLightbox, module } = opening();
      const parts = { loadPictures: () => () => {}, loadLightbox: () => Promise.resolve(module) };
      const off = await start({ design, slides: slides(3) }, parts);
      off.media[0]?.click();
      const on = await start({ design, slides: slides(3), lightbox: true }, parts);
      on.media[0]?.click();
      await vi.waitFor(() => expect(openLightbox).toHaveBeenCalledOnce());
      expect(openLightbox).toHaveBeenCalledWith(expect.objectContaining({ index: 0, theme: 'dark' }));
    },
  );

  test('opens once by a double click', async () => {
    const { openLightbox, module } = opening();
    const parts = { loadPictures: () => () => {}, loadLightbox: () => Promise.resolve(module) };
    const one = await start({ design: 'grid', lightbox: true }, parts);
    one.media[0]?.click();
    one.media[0]?.click();
    await vi.waitFor(() => expect(openLightbox).toHaveBeenCalledOnce());
    await Promise.resolve();
    expect(openLightbox).toHaveBeenCalledOnce();
  });

  test('whose code did not come is asked for again by the next click', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { openLightbox, module } = opening();
    const loadLightbox = vi.fn<Load>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(module);
    const one = await start(
      { design: 'grid', lightbox: true },
      { loadPictures: () => () => {}, loadLightbox },
    );
    one.media[0]?.click();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('lightboxify is not available in this tier!'));
    one.media[0]?.click();
    await vi.waitFor(() => expect(openLightbox).toHaveBeenCalledOnce());
  });
});

test('a link of its own is left to the browser', async () => {
  const linked = slides(2, { clickThrough: { href: '/about', newWindow: false } });
  const one = await start({ design: 'grid', slides: linked, lightbox: true });
  expect(one.slides[0]?.dataset.clickThroughUrl).toBe('/about');
  let wasPrevented: boolean | undefined;
  one.block.addEventListener('click', (event) => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  });
  one.media[0]?.click();
  expect([wasPrevented, document.querySelector('.lightbox')]).toEqual([false, null]);
});

describe('in the frame of the admin', () => {
  const outside = () => window.parent.location.href;
  let before = '';
  beforeEach(() => {
    before = outside();
    window.parent.history.replaceState(null, '', '/config/?frameUrl=%2Fphotos');
  });
  afterEach(() => window.parent.history.replaceState(null, '', before));

  test('a slide leaves the address and the history as they were', async () => {
    const one = await start({ design: 'slideshow', historyHash: true });
    const [address, length] = [location.href, history.length];
    one.next?.click();
    expect([one.place(), location.href, history.length, history.state]).toEqual(['2', address, length, null]);
  });

  test('a link of a slide is told of instead of followed', async () => {
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push((event as CustomEvent<{ url: string }>).detail);
    document.addEventListener('bypass', hear);
    const clickThrough = { href: '/about', newWindow: false };
    const one = await start({ design: 'grid', lightbox: true, slides: slides(2, { clickThrough }) });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    one.media[1]?.dispatchEvent(click);
    document.removeEventListener('bypass', hear);
    expect([click.defaultPrevented, heard]).toEqual([true, [{ url: '/about' }]]);
    expect(one.slides[1]?.dataset.clickThroughUrl).toBe('/about');
  });
});

test('outside of it a link of a slide is the browser’s to follow', async () => {
  const one = await start({
    design: 'grid',
    lightbox: true,
    slides: slides(2, { clickThrough: { href: '#about', newWindow: false } }),
  });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  one.media[1]?.dispatchEvent(click);
  expect([click.defaultPrevented, document.querySelector('.lightbox')]).toEqual([false, null]);
});

describe('what scripts leave on the block', () => {
  const withData = async (more: object, values: Record<string, unknown> = {}, parts?: GalleryParts) => {
    const one = show({ design: 'slideshow', ...values });
    shown.push(one);
    const data = JSON.parse(one.block.dataset.blockJson ?? '{}') as object;
    Object.assign(one.block, { blockData: { ...data, ...more } });
    delete one.block.dataset.blockJson;
    await one.start(parts);
    return one;
  };
  const asked = ({ slides: all }: Shown) =>
    all.flatMap((slide, index) => (slide.querySelector('img')?.dataset.loadedWidth ? [index] : []));
  const moving = (one: Shown) => one.slides[1]?.getAnimations()[0]?.effect;

  test('how fast and how it moves', async () => {
    const one = await withData({ speed: 0.2, easing: 'linear' });
    one.next?.click();
    expect(moving(one)?.getTiming()).toMatchObject({ duration: 200, easing: 'linear' });
    const other = await withData({ easing: 'easeOutSine', transition: 'scroll' });
    other.next?.click();
    expect(moving(other)?.getTiming()).toMatchObject({
      duration: 1000,
      easing: 'cubic-bezier(0.61, 1, 0.88, 1)',
    });
  });

  test.each([
    [{ preloadCount: 2 }, [0, 1, 2, 7, 8]],
    [{ lazyLoad: false }, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ])('with %j the pictures %j are asked for', async (more, places) => {
    const one = await withData(more);
    await vi.waitFor(() => expect(asked(one)).toEqual(places));
  });

  test('in which group a carousel starts', async () => {
    const one = await withData({ currentGroup: 1 }, { design: 'carousel', imageAspectRatio: 1 });
    const [frame, third] = [one.viewport, one.slides[3]].map((part) => part?.getBoundingClientRect().left);
    expect([one.place(), third]).toEqual(['2', expect.closeTo(frame ?? Number.NaN, 0)]);
  });

  test('that the frame keeps its height', async () => {
    const still = () => ({ matches: true, addEventListener() {} });
    vi.stubGlobal('matchMedia', still);
    const one = await withData({ autoHeight: false }, { 'auto-crop': false });
    const before = one.viewport.offsetHeight;
    one.next?.click();
    expect([one.place(), one.viewport.offsetHeight]).toEqual(['2', before]);
  });

  test('how pictures and videos are loaded', async () => {
    const settings = readBlockData({ design: 'grid', loaderOptions: { cropMode: 'contain', dprMax: 1 } });
    expect(pictureSettings(settings)).toMatchObject({ cropMode: 'contain', dprMax: 1 });
    expect(pictureSettings(readBlockData({ design: 'grid', useBgImage: true })).useBgImage).toBe(true);
    const makeVideo = vi.fn(() => ({ showOverlay() {}, destroy() {} }));
    const parts = { loadPictures: () => () => {}, loadVideo: async () => ({ makeVideo }) };
    await withData({ videoLoaderOptions: { mode: 'fill' } }, { slides: [film] }, parts as never);
    await vi.waitFor(() => expect(makeVideo).toHaveBeenCalledWith(expect.any(HTMLElement), { mode: 'fill' }));
  });
});

test.each([
  [['container', 'controls'], 2],
  [['container'], 1],
  [[], 0],
])('of the parts %j under the pointer %d make it wait', async (pauseOnMouseover, times) => {
  const { gallery } = show({ design: 'slideshow', autoplay: true });
  const autoplay = { pause: vi.fn(), resume: vi.fn() };
  const settings = { autoplay: true, autoplayOptions: { pauseOnMouseover } };
  const stop = pauseAutoplay(gallery, { autoplay, settings } as unknown as Gallery);
  for (const part of ['.gallery-viewport', '.gallery-bar'])
    gallery.querySelector(part)?.dispatchEvent(new Event('mouseenter'));
  stop();
  expect(autoplay.pause).toHaveBeenCalledTimes(times);
});
