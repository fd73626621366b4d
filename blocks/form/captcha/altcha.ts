import { challenge as askChallenge } from '#contract/addresses/forms.ts';
import { ask } from '#browser/http/ask.ts';
import type { CaptchaOptions, CaptchaWidget } from './widget.ts';
import { solve as findNumber } from './solve.ts';
import { pageWords } from '#browser/page/page-words.ts';

const WORDS = {
  idle: 'captchaIdle',
  busy: 'captchaBusy',
  solved: 'captchaSolved',
  failed: 'captchaFailed',
} as const;

/** A box to tick; ticking it makes the browser work for a moment. Nothing leaves the site. */
export function renderAltcha({ container, onChange }: CaptchaOptions): CaptchaWidget {
  const say = pageWords().of('forms');
  let token: string | undefined;
  let work: AbortController | undefined;
  const label = document.createElement('label');
  const box = document.createElement('input');
  const words = document.createElement('span');
  box.type = 'checkbox';
  words.setAttribute('aria-live', 'polite');
  label.className = 'form-captcha-box';
  label.append(box, words);
  container.replaceChildren(label);

  const show = (state: keyof typeof WORDS) => {
    words.textContent = say(WORDS[state]);
    label.dataset.state = state;
    box.checked = state === 'busy' || state === 'solved';
    box.disabled = state === 'busy' || state === 'solved';
  };
  const reset = () => {
    work?.abort();
    token = undefined;
    show('idle');
    onChange(false);
  };
  const solve = async () => {
    show('busy');
    try {
      work = new AbortController();
      const { signal } = work;
      const solved = await prove(signal);
      if (signal.aborted) return;
      token = solved;
      show('solved');
      onChange(true);
    } catch {
      if (!work?.signal.aborted) show('failed');
    }
  };

  box.addEventListener('change', () => void solve());
  show('idle');
  return {
    token: () => token,
    execute: () => Promise.resolve(token),
    reset,
    destroy: () => {
      work?.abort();
      container.replaceChildren();
    },
  };
}

/** The solution as the server reads it. */
async function prove(signal: AbortSignal): Promise<string> {
  const { algorithm, challenge, maxnumber, salt, signature } = await ask(askChallenge, { signal });
  const number = await findNumber({ challenge, salt, maxnumber }, signal);
  if (number === undefined) throw new Error('There was no solution.');
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
