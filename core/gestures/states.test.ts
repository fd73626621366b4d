import { expect, test } from 'vitest';
import { nextGesture, type GestureInput, type GestureState } from './states.ts';

test.each<[string, GestureInput[], GestureState]>([
  ['a tap', ['press', 'lift'], 'idle'],
  ['a swipe', ['press', 'swipe'], 'swiping'],
  ['a pull', ['press', 'pull'], 'pulling'],
  ['a pan', ['press', 'pan'], 'panning'],
  ['two fingers', ['press', 'second'], 'pinching'],
  ['a second finger during a swipe', ['press', 'swipe', 'second'], 'pinching'],
  ['one finger lifted, the other goes on', ['press', 'second', 'release'], 'panning'],
  ['both lifted at once', ['press', 'second', 'lift'], 'idle'],
  ['a swipe that turns stays a swipe', ['press', 'swipe', 'pull'], 'swiping'],
  ['a movement without a finger', ['swipe', 'pan', 'release', 'lift'], 'idle'],
])('%s', (_, inputs, state) => {
  expect(inputs.reduce<GestureState>(nextGesture, 'idle')).toBe(state);
});
