import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useWayBack } from './use-way-back.ts';

let close = () => {};
afterEach(() => close());

function Layer({ isOpen, run }: { isOpen: boolean; run: (() => void) | undefined }) {
  const chosen = useRef<() => void>(undefined);
  useWayBack(isOpen, chosen);
  return (
    <>
      <button type="button">Outside</button>
      {isOpen && <input onChange={() => {}} onFocus={() => (chosen.current = run)} />}
    </>
  );
}

function open(run?: () => void) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  close = () => {
    root.unmount();
    host.remove();
  };
  const show = (isOpen: boolean) => flushSync(() => root.render(<Layer isOpen={isOpen} run={run} />));
  show(false);
  const outside = host.querySelector('button');
  outside?.focus();
  show(true);
  host.querySelector('input')?.focus();
  return { show, outside };
}

test('the keyboard goes back when nothing was chosen', () => {
  const { show, outside } = open();
  show(false);
  expect(document.activeElement).toBe(outside);
});

test('what was chosen is done once, with the keyboard where it was', () => {
  const seen: (Element | null)[] = [];
  const run = vi.fn(() => seen.push(document.activeElement));
  const { show, outside } = open(run);
  expect(run).not.toHaveBeenCalled();
  show(false);
  expect(run).toHaveBeenCalledOnce();
  expect(seen).toEqual([outside]);
});

test('on a page in a frame it goes back to the same block', () => {
  const { show } = open();
  const frame = document.body.appendChild(document.createElement('iframe'));
  const block = frame.contentDocument?.body.appendChild(document.createElement('button'));
  show(false);
  block?.focus();
  show(true);
  document.querySelector('input')?.focus();
  show(false);
  expect(document.activeElement).toBe(frame);
  expect(frame.contentDocument?.activeElement).toBe(block);
  frame.remove();
});
