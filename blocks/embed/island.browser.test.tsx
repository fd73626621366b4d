import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SilentFrame from './island.tsx';
import { SILENT_AFTER_MS } from './silent-frame.ts';

const HREF = 'https://silent.example/x';
let frame: HTMLIFrameElement;
let root: Root;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="embed-box"><iframe></iframe><div></div></div>';
  frame = document.querySelector('iframe') as HTMLIFrameElement;
  root = createRoot(frame.nextElementSibling as Element);
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

async function wake() {
  root.render(<SilentFrame says="silent.example is not responding." link="Open it" href={HREF} />);
  await vi.waitFor(() => expect(document.querySelector('[role=status]')).not.toBeNull());
}
const said = () => document.querySelector('[role=status]')?.textContent;
const pass = (span: number) => vi.advanceTimersByTimeAsync(span);

test('a host that keeps silent is named after some seconds, with a link to what it would show', async () => {
  await wake();
  await pass(SILENT_AFTER_MS - 100);
  expect(said()).toBe('');
  await pass(200);
  expect(said()).toContain('silent.example is not responding.');
  expect(document.querySelector('[role=status] a')?.getAttribute('href')).toBe(HREF);
});

test('one that answers late takes the words away again', async () => {
  await wake();
  await pass(SILENT_AFTER_MS + 100);
  frame.dispatchEvent(new Event('load'));
  await pass(SILENT_AFTER_MS * 2);
  expect(said()).toBe('');
});

test('one that answered before anybody listened is not called silent', async () => {
  vi.useRealTimers();
  await shows('<p>Here</p>');
  vi.useFakeTimers();
  await wake();
  await pass(SILENT_AFTER_MS * 2);
  expect(said()).toBe('');
});

test('one that a document of the site leads on to has its time from there', async () => {
  vi.useRealTimers();
  await shows('<form></form>');
  vi.useFakeTimers();
  await wake();
  await pass(SILENT_AFTER_MS * 2);
  frame.contentWindow?.dispatchEvent(new Event('pagehide'));
  await pass(SILENT_AFTER_MS + 100);
  expect(said()).toContain('is not responding.');
});

test('without its island it says nothing any more', async () => {
  await wake();
  root.render(null);
  await pass(SILENT_AFTER_MS * 2);
  expect(document.querySelector('.embed-box')?.textContent).toBe('');
});

async function shows(html: string) {
  const loaded = new Promise((tell) => frame.addEventListener('load', tell, { once: true }));
  frame.srcdoc = html;
  await loaded;
}
