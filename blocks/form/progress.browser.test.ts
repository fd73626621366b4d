import { afterEach, expect, test, vi } from 'vitest';
import { reportProgress } from './progress.ts';

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-counts');
  document.body.replaceChildren();
});

function fillIn() {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
  document.body.innerHTML = '<form><p data-field="name"><input></p><p data-field="note"><input></p></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  stop = reportProgress(form, 'contact');
  for (const input of form.querySelectorAll('input'))
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  dispatchEvent(new Event('pagehide'));
  return vi.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);
}

test('a form says when it is begun, and at which field it is left', () => {
  document.documentElement.setAttribute('data-counts', '');
  expect(fillIn()).toEqual([
    { formId: 'contact', event: 'start' },
    { formId: 'contact', event: 'exit', fieldId: 'note' },
  ]);
});

test('on a page that does not count it says nothing', () => {
  expect(fillIn()).toEqual([]);
});
