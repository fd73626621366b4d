import { afterEach, expect, test, vi } from 'vitest';
import { listenForDrag, type DragOptions } from './drag.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function listen(options: Partial<DragOptions> = {}) {
  const element = document.createElement('div');
  element.innerHTML = '<a href="#x">link</a>';
  document.body.append(element);
  const heard = { onStart: vi.fn(), onMove: vi.fn(), onEnd: vi.fn(), clicked: vi.fn() };
  const { clicked, ...listeners } = heard;
  stop = listenForDrag(element, { axis: () => 'x', ...listeners, ...options });
  element.addEventListener('click', (event) => {
    clicked();
    event.preventDefault();
  });
  const send = (type: string, ...points: [number, number][]) => {
    const touches = points.map(
      ([clientX, clientY], identifier) => new Touch({ identifier, target: element, clientX, clientY }),
    );
    const event = new TouchEvent(type, { touches, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
    return event;
  };
  return { element, send, ...heard };
}

test('follows a finger along its axis, and swallows the click after it', () => {
  const { element, send, onStart, onMove, onEnd, clicked } = listen();
  send('touchstart', [100, 100]);
  send('touchmove', [95, 100]);
  expect(onStart).not.toHaveBeenCalled();
  expect(send('touchmove', [70, 102]).defaultPrevented).toBe(true);
  expect(onMove).toHaveBeenLastCalledWith(expect.objectContaining({ distance: -30 }));
  send('touchend');
  expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ distance: -30 }), false);
  element.querySelector('a')?.click();
  expect(clicked).not.toHaveBeenCalled();
  element.querySelector('a')?.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('leaves a finger that goes the other way to the page', () => {
  const { send, onStart, onEnd } = listen();
  send('touchstart', [100, 100]);
  expect(send('touchmove', [100, 112]).defaultPrevented).toBe(false);
  send('touchmove', [40, 112]);
  send('touchend');
  expect([onStart.mock.calls, onEnd.mock.calls]).toEqual([[], []]);
});

test('a second finger ends it', () => {
  const { send, onEnd } = listen();
  send('touchstart', [100, 100]);
  send('touchmove', [60, 100]);
  send('touchstart', [60, 100], [200, 100]);
  expect(onEnd).toHaveBeenCalledWith(expect.anything(), true);
});

test('follows the mouse only when asked to', () => {
  for (const mouse of [false, true]) {
    const { element, onMove } = listen({ mouse });
    element.dispatchEvent(new MouseEvent('mousedown', { clientX: 100, bubbles: true }));
    dispatchEvent(new MouseEvent('mousemove', { clientX: 60 }));
    dispatchEvent(new MouseEvent('mouseup', {}));
    expect(onMove).toHaveBeenCalledTimes(mouse ? 1 : 0);
    stop();
  }
});

test('a press that was held is no click', async () => {
  const { element, send, clicked } = listen({ longPressMs: 5 });
  send('touchstart', [100, 100]);
  const since = performance.now();
  await vi.waitFor(() => expect(performance.now() - since).toBeGreaterThan(10));
  send('touchend');
  element.querySelector('a')?.click();
  expect(clicked).not.toHaveBeenCalled();
});
