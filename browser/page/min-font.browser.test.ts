import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shrinkText, watchMinFont } from './min-font.ts';

const show = (style: string, text = 'text') => {
  document.body.innerHTML = `<p style="${style}">${text}</p>`;
  return document.querySelector('p') as HTMLElement;
};
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
const resize = () => {
  dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(100);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

describe('small text', () => {
  test.each([
    ['11px', true],
    ['13px', true],
    ['14px', false],
  ])('%s gets the class: %s', (fontSize, small) => {
    const element = show(`font-size:${fontSize}`);
    watchMinFont([element])();
    expect(element.classList.contains('min-font')).toBe(small);
  });

  test('is judged again after a resize', () => {
    const element = show('font-size:20px');
    const undo = watchMinFont([element]);
    element.style.fontSize = '12px';
    resize();
    expect(element.className).toBe('min-font');
    undo();
    element.style.fontSize = '20px';
    resize();
    expect(element.className).toBe('min-font');
  });
});

describe('shrinking', () => {
  const box = 'white-space:nowrap;overflow:hidden;font-family:monospace;font-size:40px;';

  test('makes the text fit', () => {
    const element = show(`${box}width:300px`, 'x'.repeat(20));
    const undo = shrinkText(element);
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    expect(sizeOf(element)).toBeLessThan(40);
    expect(sizeOf(element)).toBeGreaterThan(20);
    undo();
    expect(sizeOf(element)).toBe(40);
  });

  test('never goes below 11 px, and marks what got small', () => {
    const element = show(`${box}width:50px`, 'x'.repeat(200));
    shrinkText(element)();
    const undo = shrinkText(element);
    expect(sizeOf(element)).toBe(11);
    expect(element.className).toBe('min-font');
    undo();
    expect(element.className).toBe('');
  });

  test('leaves text alone that fits or is small already', () => {
    const fitting = show(`${box}width:300px`, 'x');
    shrinkText(fitting);
    expect(sizeOf(fitting)).toBe(40);
    const tiny = show(`${box}width:50px;font-size:9px`, 'x'.repeat(200));
    shrinkText(tiny);
    expect(sizeOf(tiny)).toBe(9);
  });

  test('grows back when there is room again', () => {
    const element = show(`${box}width:100px`, 'x'.repeat(20));
    const undo = shrinkText(element);
    element.style.width = '2000px';
    resize();
    expect(sizeOf(element)).toBe(40);
    undo();
  });
});
