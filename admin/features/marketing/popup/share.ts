import type { PopupDocument } from '#core/popup/document.ts';
import { say } from './words.ts';

const WORDS = {
  newsletter: ['nobodySignedUp', 'signedUp'],
  form: ['nobodySentTheForm', 'sentTheForm'],
  button: ['nobodyPressedTheButton', 'pressedTheButton'],
} as const;

/** One sentence about whether it does what it is for. */
export function shareOf(figures: {
  shown: number;
  done: number;
  action: PopupDocument['slices']['action'];
}): string {
  const { shown, done, action } = figures;
  if (action === 'none') return say('itAsksForNothing');
  const [nobody, some] = WORDS[action];
  if (done === 0) return say(nobody);
  return say(some, { percent: Math.min(100, Math.round((done / shown) * 100)) });
}
