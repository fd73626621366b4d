import type { PopupDocument } from '#core/popup/document.ts';

const DID: Readonly<Record<PopupDocument['slices']['action'], string>> = {
  newsletter: 'signed up',
  form: 'sent the form',
  button: 'pressed the button',
  none: '',
};

/** One sentence about whether it does what it is for. */
export function shareOf(figures: {
  shown: number;
  done: number;
  action: PopupDocument['slices']['action'];
}): string {
  const { shown, done, action } = figures;
  const did = DID[action];
  if (did === '') return 'It asks for nothing, so there is nothing to compare.';
  if (done === 0) return `Nobody who saw it has ${did} yet.`;
  return `${Math.min(100, Math.round((done / shown) * 100))} % of those who saw it ${did}.`;
}
