import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportProgress } from './progress.ts';

const told: unknown[] = [];
let stop = () => {};

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    told.push(JSON.parse(init?.body as string));
    return new Response(null, { status: 204 });
  });
});

afterEach(() => {
  stop();
  told.length = 0;
  delete document.documentElement.dataset['counts'];
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

function form({ isCounted = true } = {}) {
  if (isCounted) document.documentElement.dataset['counts'] = '';
  document.body.innerHTML =
    '<form><div data-field="name"><input></div><div data-field="mail"><input></div><input id="loose"></form>';
  const element = document.querySelector('form');
  if (!element) throw new Error('the page has no form');
  stop = reportProgress(element, 'f1');
  return element;
}
const type = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('input', { bubbles: true }));
const leave = () => dispatchEvent(new Event('pagehide'));

describe('what owners learn of a form', () => {
  test('that it was begun, once, and where it was left', () => {
    form();
    type('[data-field=name] input');
    type('[data-field=mail] input');
    leave();
    expect(told).toEqual([
      { formId: 'f1', event: 'start' },
      { formId: 'f1', event: 'exit', fieldId: 'mail' },
    ]);
  });

  test('nothing of one that nobody typed into', () => {
    form();
    type('#loose');
    leave();
    expect(told).toEqual([]);
  });

  test('no leaving of one that was sent', () => {
    const element = form();
    type('[data-field=name] input');
    element.dispatchEvent(new CustomEvent('form:submit-success'));
    leave();
    expect(told).toEqual([{ formId: 'f1', event: 'start' }]);
  });

  test('nothing where visitors are not counted', () => {
    form({ isCounted: false });
    type('[data-field=name] input');
    leave();
    expect(told).toEqual([]);
  });

  test('nothing once the form is gone', () => {
    form();
    stop();
    type('[data-field=name] input');
    leave();
    expect(told).toEqual([]);
  });
});
