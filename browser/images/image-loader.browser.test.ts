import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadImage, readImageOptions } from './image-loader.ts';
import { makeImageQueue } from './image-queue.ts';
import { loadLazily } from './lazy-images.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrollTo(0, 0);
});

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

function picture(data: Record<string, string> = {}, box = 'width:320px;height:200px'): HTMLImageElement {
  const parent = document.createElement('div');
  parent.style.cssText = `position:relative;${box}`;
  const image = document.createElement('img');
  Object.assign(image.dataset, { src: '/images/x/a.jpg', ...data });
  vi.spyOn(image, 'decode').mockResolvedValue(undefined);
  parent.append(image);
  document.body.append(parent);
  return image;
}

const asked = (image: HTMLImageElement) => image.getAttribute('src');

describe('what is asked for', () => {
  test.each([
    [{}, {}, '/images/x/a.jpg?format=500w'],
    [{}, { sizeFormat: 'filename' }, '/images/x/a-500w.jpg'],
    [{}, { sizeAdjustment: 0.5 }, '/images/x/a.jpg?format=300w'],
    [{}, { sizeAdjustment: 2 }, '/images/x/a.jpg?format=750w'],
    [{}, { dprMin: 2 }, '/images/x/a.jpg?format=750w'],
    [{}, { source: '/images/y/b.jpg' }, '/images/y/b.jpg?format=500w'],
    // Cut to the box, more of it is drawn than one sees.
    [{ imageDimensions: '1600x400' }, {}, '/images/x/a.jpg?format=1000w'],
    [{ imageDimensions: 'abc' }, {}, '/images/x/a.jpg?format=500w'],
  ] as const)('%j with %j is %s', async (data, options, address) => {
    vi.stubGlobal('devicePixelRatio', 1);
    const image = picture(data);
    expect(await loadImage(image, options)).toBe(true);
    expect(asked(image)).toBe(address);
  });

  test('many pixels are bounded, and none wasted on people who save data', async () => {
    vi.stubGlobal('devicePixelRatio', 3);
    const [two, saving] = [picture(), picture()];
    await loadImage(two, { dprMax: 2 });
    expect(asked(two)).toContain('750w');
    vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue({ saveData: true } as never);
    await loadImage(saving);
    expect(asked(saving)).toContain('500w');
  });

  test('not before it is time', async () => {
    const image = picture();
    expect(await loadImage(image, { load: false })).toBe(false);
    expect(asked(image)).toBeNull();
  });

  test('nothing again, unless forced', async () => {
    const image = picture();
    await loadImage(image);
    image.src = PIXEL;
    await loadImage(image);
    expect(asked(image)).toBe(PIXEL);
    await loadImage(image, { forceImageUpdate: true });
    expect(asked(image)).toContain('format=');
  });

  test('a set of sources comes with it', async () => {
    const image = picture({ srcset: '/a.jpg 1x' });
    await loadImage(image);
    expect(image.srcset).toBe('/a.jpg 1x');
  });
});

describe('where it lies', () => {
  test.each([
    [{ imageFocalPoint: '0.2,0.8' }, {}, ['cover', '20% 80%']],
    [{ imageFocalPoint: '1,1' }, { focalPoint: { x: 0, y: 0 } }, ['cover', '0% 0%']],
    [{ imageFocalPoint: 'abc' }, {}, ['cover', '50% 50%']],
    [{}, { cropMode: 'contain', fitAlignment: 'left' }, ['contain', '0% 50%']],
    [{}, { cropMode: 'contain', fitAlignment: 'bottom', stretch: false }, ['scale-down', '50% 100%']],
    [{}, { cropMode: 'none' }, ['none', '50% 50%']],
  ] as const)('%j with %j', async (data, options, [fit, position]) => {
    const image = picture(data);
    await loadImage(image, options);
    expect([image.style.objectFit, image.style.objectPosition]).toEqual([fit, position]);
  });

  test('by computed offsets where asked for', async () => {
    const image = picture({ imageDimensions: '640x200' });
    await loadImage(image, { useAdvancedPositioning: false });
    expect([image.style.width, image.style.left]).toEqual(['640px', '-160px']);
  });

  test('as a background, still described', async () => {
    const image = picture({ src: PIXEL });
    vi.spyOn(Image.prototype, 'decode').mockResolvedValue(undefined);
    await loadImage(image, { useBgImage: true });
    expect(image.parentElement?.style.backgroundImage).toContain('format=');
    expect(image.style.opacity).toBe('0');
  });

  test('keeps its shape', async () => {
    const image = picture({ imageDimensions: '1600x900' });
    await loadImage(image, { fixedRatio: true });
    expect(image.style.aspectRatio).toBe('1600 / 900');
  });

  test('a strange alignment is named', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(readImageOptions(picture(), { fitAlignment: 'middle' }).fitAlignment).toBe('center');
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('what cannot be loaded is named', () => {
  test.each([
    [() => null, 'No image'],
    [() => 'x', 'x is not a valid node.'],
    [() => document.createElement('div'), 'Element is not a valid image element.'],
    [() => document.createElement('img'), 'Invalid or missing image source.'],
    [() => Object.assign(document.createElement('img'), {}), 'Invalid or missing image source.'],
  ])('%#', async (make, message) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(await loadImage(make())).toBe(false);
    expect(warn).toHaveBeenCalledWith(message);
  });

  test('a picture that is nowhere, no pictures, no root', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const image = document.createElement('img');
    image.dataset.src = '/a.jpg';
    await loadImage(image);
    loadLazily([], { queue: makeImageQueue(1), root: null });
    expect(warn.mock.calls.flat()).toEqual(['Image element has no parentNode.', 'No root node']);
  });
});

describe('the queue', () => {
  const loads = (count: number) =>
    Array.from({ length: count }, () => {
      let end = () => {};
      const load = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
      return { load, end: () => end() };
    });

  test.each([
    [1, 1],
    [16, 16],
  ])('runs %d at a time', async (atOnce, running) => {
    const queue = makeImageQueue(atOnce);
    const all = loads(30);
    for (const { load } of all) queue.add(load);
    const started = () => all.filter(({ load }) => load.mock.calls.length > 0).length;
    expect(started()).toBe(running);
    all[0]?.end();
    await vi.waitFor(() => expect(started()).toBe(running + 1));
  });

  test('is one for fingers, sixteen otherwise', () => {
    for (const [isTouch, running] of [
      [true, 1],
      [false, 16],
    ] as const) {
      vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
      const queue = makeImageQueue();
      const all = loads(20);
      for (const { load } of all) queue.add(load);
      expect(all.filter(({ load }) => load.mock.calls.length > 0)).toHaveLength(running);
    }
  });
});

test('pictures are asked for 200 px before they come into view', async () => {
  // A window of its own: in the frame that tests run in, the browser ignores the margin of the page's.
  const root = document.createElement('div');
  root.style.cssText = 'position:relative;width:400px;height:300px;overflow:auto';
  const at = (top: number) => {
    const image = picture({}, `width:300px;height:100px`);
    const box = image.parentElement as HTMLElement;
    box.style.position = 'absolute';
    box.style.top = `${300 + top}px`;
    image.style.cssText = 'display:block;width:100%;height:100%';
    root.append(box);
    return image;
  };
  document.body.append(root);
  const [near, far] = [at(190), at(250)];
  const stop = loadLazily([near, far], { queue: makeImageQueue(16), root });
  await vi.waitFor(() => expect(asked(near)).not.toBeNull());
  expect(asked(far)).toBeNull();
  stop();
});
