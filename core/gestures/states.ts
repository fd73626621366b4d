/** What fingers, or the mouse, are doing to a picture. */
export type GestureState = 'idle' | 'pressed' | 'swiping' | 'pulling' | 'panning' | 'pinching';

/** A finger comes down, a second one, it is clear where the first one goes, one of two is lifted, the last is. */
export type GestureInput = 'press' | 'second' | 'swipe' | 'pull' | 'pan' | 'release' | 'lift';

const STEPS: Readonly<Record<GestureState, Readonly<Partial<Record<GestureInput, GestureState>>>>> = {
  idle: { press: 'pressed' },
  pressed: { second: 'pinching', swipe: 'swiping', pull: 'pulling', pan: 'panning', lift: 'idle' },
  swiping: { second: 'pinching', lift: 'idle' },
  pulling: { second: 'pinching', lift: 'idle' },
  panning: { second: 'pinching', lift: 'idle' },
  // The finger that stays goes on with the picture.
  pinching: { release: 'panning', lift: 'idle' },
};

/** What does not fit a state leaves it as it is. */
export function nextGesture(state: GestureState, input: GestureInput): GestureState {
  return STEPS[state][input] ?? state;
}
