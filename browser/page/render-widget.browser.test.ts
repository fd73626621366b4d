import { expect, test, vi } from 'vitest';
import { DataError } from '../http/data-error.ts';
import type { DataCall } from '../http/data-layer.ts';
import { renderWidget } from './render-widget.ts';

function aBlock(attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries({ id: 'block-abc', 'data-block-type': '69', ...attributes }))
    element.setAttribute(name, value);
  element.innerHTML = '<p>Old</p>';
  return element;
}

function setUp(answer: () => unknown) {
  const calls: DataCall[] = [];
  const warn = vi.fn();
  const send = async (call: DataCall) => {
    calls.push(call);
    return answer();
  };
  return { calls, warn, run: (element: HTMLElement) => renderWidget(element, { send, warn }) };
}

const json = { 'data-block-json': '{"title":"A"}' };

test('the answer takes the place of the block’s content', async () => {
  const { calls, run } = setUp(() => ({ html: '<p>X</p>' }));
  const element = aBlock(json);
  await run(element);
  expect(element.innerHTML).toBe('<p>X</p>');
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/api/widget/GetWidgetRendering',
      form: { widgetJSON: '{"type":"69","id":"abc","value":{"title":"A"}}' },
    },
  ]);
});

test.each([
  ['block-abc', 'abc'],
  ['babcdefghijklmnopqrstuvwx', 'abcdefghijklmnopqrstuvwx'],
])('the id of %s is %s', async (id, sent) => {
  const { calls, run } = setUp(() => ({ html: '' }));
  await run(aBlock({ ...json, id }));
  expect(JSON.parse(calls[0]?.form?.widgetJSON ?? '')).toMatchObject({ id: sent });
});

test.each([
  ['{"source":"events","collectionId":"c1"}', 'c1'],
  ['{"source":"blog","collectionId":"c1"}', undefined],
  ['{"source":"events"}', undefined],
  ['{}', undefined],
])('a block with %s sends the collection %s', async (value, collectionId) => {
  const { calls, run } = setUp(() => ({ html: '' }));
  await run(aBlock({ 'data-block-type': '55', 'data-block-json': value }));
  expect(calls[0]?.form?.collectionId).toBe(collectionId);
});

test('a block with nothing to tell is asked for by its type and id alone', async () => {
  const { calls, run } = setUp(() => ({ html: '' }));
  await run(aBlock({}));
  expect(calls[0]?.form).toEqual({ widgetJSON: '{"type":"69","id":"abc","value":{}}' });
});

test.each([['{"title":'], ['']])(
  'block JSON %j that cannot be read is warned of and sends nothing',
  async (value) => {
    const { calls, warn, run } = setUp(() => ({ html: '<p>X</p>' }));
    const element = aBlock({ 'data-block-json': value });
    await expect(run(element)).rejects.toThrow();
    expect(warn).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
    expect(element.innerHTML).toBe('<p>Old</p>');
  },
);

test.each<[string, () => unknown]>([
  [
    'a failure',
    () => {
      throw new DataError('refused', 'No.', { status: 500 });
    },
  ],
  ['an answer without HTML', () => ({})],
])('%s leaves the block as it is', async (_, answer) => {
  const { warn, run } = setUp(answer);
  const element = aBlock(json);
  await expect(run(element)).rejects.toThrow();
  expect(warn).toHaveBeenCalledOnce();
  expect(element.innerHTML).toBe('<p>Old</p>');
});
