import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellConsole } from './console-notes.ts';

let said: string[] = [];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((words: string) => said.push(words));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('what a view could not draw is said, each once', () => {
  document.body.innerHTML = '<i data-console="One cannot be read."></i><i data-console="Nor can two."></i>';
  tellConsole(document);
  expect(said).toEqual(['One cannot be read.', 'Nor can two.']);
});

test.each([
  ['is gone', {}, ['The fonts of the Typekit kit abc1def are no longer available.']],
  ['has come', { Typekit: {} }, []],
])('a kit of fonts that %s', (_, globals, expected) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  document.body.innerHTML = '<script type="text/plain" data-kit="abc1def"></script>';
  tellConsole(document);
  expect(said).toEqual(expected);
});
