import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHosted } from './hosted.ts';

const SCRIPT = 'data:text/javascript,window.scriptRuns=(window.scriptRuns||0)+1';
const spec = {
  provider: 'hosted',
  script: SCRIPT,
  siteKey: 'site-key',
  global: 'stubCaptcha',
  isInvisible: false,
} as const;
type Options = Record<'callback' | 'expired-callback', (token?: string) => void> & {
  sitekey: string;
  size?: string;
};

let rendered: { container: HTMLElement; options: Options }[] = [];
const api = { render: vi.fn(), execute: vi.fn(), reset: vi.fn(), remove: vi.fn() };

beforeEach(() => {
  rendered = [];
  for (const spy of Object.values(api)) spy.mockReset();
  api.render.mockImplementation((container: HTMLElement, options: Options) => {
    container.append('widget');
    return rendered.push({ container, options });
  });
  vi.stubGlobal('stubCaptcha', api);
});
afterEach(() => vi.unstubAllGlobals());

const render = (more: object = {}, onChange = vi.fn()) =>
  renderHosted({ ...spec, ...more }, { container: document.createElement('div'), onChange });

test('two forms load the script once and are rendered each for itself, with the site key', async () => {
  await Promise.all([render(), render()]);
  expect((window as unknown as { scriptRuns: number }).scriptRuns).toBe(1);
  expect(document.querySelectorAll(`script[src="${SCRIPT}"]`)).toHaveLength(1);
  expect(rendered.map(({ options }) => options.sitekey)).toEqual(['site-key', 'site-key']);
});

test('solved, expired and reset are told', async () => {
  const onChange = vi.fn();
  const widget = await render({}, onChange);
  expect([widget.token(), await widget.execute()]).toEqual([undefined, undefined]);
  rendered[0]?.options.callback('token');
  expect(await widget.execute()).toBe('token');
  rendered[0]?.options['expired-callback']();
  expect(widget.token()).toBeUndefined();
  rendered[0]?.options.callback('other');
  widget.reset();
  expect([widget.token(), api.reset.mock.calls]).toEqual([undefined, [[1]]]);
  expect(onChange.mock.calls.flat()).toEqual([true, false, true, false]);
});

test('an invisible one is executed when it is needed', async () => {
  const widget = await render({ isInvisible: true });
  expect(rendered[0]?.options.size).toBe('invisible');
  const token = widget.execute();
  expect(api.execute.mock.calls).toEqual([[1]]);
  rendered[0]?.options.callback('late');
  expect(await token).toBe('late');
});

test('nothing of it remains', async () => {
  const widget = await render();
  widget.destroy();
  expect(api.remove.mock.calls).toEqual([[1]]);
  expect(rendered[0]?.container.childNodes).toHaveLength(0);
});

test.each([
  ['without a key', { siteKey: '' }],
  ['whose script brings nothing', { global: 'nothingThere' }],
  ['whose script does not come', { script: 'http://127.0.0.1:1/captcha.js' }],
])('one %s is not set up', async (_, more) => {
  if ('script' in more) vi.stubGlobal('stubCaptcha', undefined);
  await expect(render(more)).rejects.toThrow('The CAPTCHA is not set up.');
});
