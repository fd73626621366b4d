import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusableIn, trapFocus } from './focus-trap.ts';

const byId = (id: string) => document.querySelector(`#${id}`) as HTMLElement;
const focused = () => document.activeElement?.id;
let release = () => {};

beforeEach(() => {
  document.body.innerHTML = `
    <button id="opener">open</button>
    <div id="dialog">
      <button id="first">1</button>
      <button disabled>no</button>
      <button style="display:none">no</button>
      <button tabindex="-1">no</button>
      <input id="middle">
      <a id="last" href="#x">3</a>
    </div>
    <div id="bare">only words</div>
    <button id="after">after</button>`;
  byId('opener').focus();
});
afterEach(() => release());

test.each([
  ['neither', () => ({})],
  ['both', () => ({ container: byId('dialog'), predicate: () => true })],
])('%s of the two is refused', (_, options) => {
  expect(() => trapFocus(options())).toThrow('One (and only one) of container and predicate must be set');
});

test('only what the Tab key reaches is focusable', () => {
  expect(focusableIn(byId('dialog')).map(({ id }) => id)).toEqual(['first', 'middle', 'last']);
});

describe('a container', () => {
  beforeEach(() => {
    release = trapFocus({ container: byId('dialog') });
  });

  test('takes the focus', () => {
    expect(focused()).toBe('first');
  });

  test.each([
    ['last', '{Tab}', 'first'],
    ['first', '{Shift>}{Tab}{/Shift}', 'last'],
    ['first', '{Tab}', 'middle'],
    ['last', '{Shift>}{Tab}{/Shift}', 'middle'],
  ])('from %s, %s goes to %s', async (from, keys, to) => {
    byId(from).focus();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(to);
  });

  test('takes back focus that went outside', () => {
    byId('middle').focus();
    byId('after').focus();
    expect(focused()).toBe('middle');
  });

  test('gives the focus back to the opener, once', () => {
    release();
    expect(focused()).toBe('opener');
    byId('after').focus();
    release();
    expect(focused()).toBe('after');
  });
});

test('a container without controls holds the focus itself', async () => {
  release = trapFocus({ container: byId('bare') });
  expect(focused()).toBe('bare');
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('bare');
});

test('a predicate takes focus back from what it refuses', () => {
  release = trapFocus({ predicate: (element) => element.id !== 'after' });
  byId('middle').focus();
  byId('after').focus();
  expect(focused()).toBe('middle');
  release();
  expect(focused()).toBe('opener');
});

test('a predicate that refuses everything leaves nothing focused', () => {
  release = trapFocus({ predicate: () => false });
  byId('after').focus();
  expect(document.activeElement).toBe(document.body);
});

test('what may be reached besides comes behind the last control', async () => {
  document.body.innerHTML =
    '<div id="banner"><button>Accept</button></div><div id="box"><button>One</button><button>Two</button></div>';
  const [banner, box] = [
    document.querySelector<HTMLElement>('#banner'),
    document.querySelector<HTMLElement>('#box'),
  ];
  if (!box) throw new Error('There is no box.');
  const release = trapFocus({ container: box, beside: () => banner });
  const met: string[] = [];
  for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(keys);
    met.push(document.activeElement?.textContent ?? '');
  }
  expect(met).toEqual(['Two', 'Accept', 'One', 'Accept', 'Two']);
  release();
  document.body.innerHTML = '';
});
