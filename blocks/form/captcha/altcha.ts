import { solveChallenge } from 'altcha-lib/v1';
import type { CaptchaOptions, CaptchaWidget } from './captcha.ts';

interface Challenge {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

const WORDS = {
  idle: 'I am not a robot',
  busy: 'One moment…',
  solved: 'Thank you',
  failed: 'Please try again',
};

/** A box to tick; ticking it makes the browser work for a moment. Nothing leaves the site. */
export function renderAltcha({ container, onChange }: CaptchaOptions): CaptchaWidget {
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
    words.textContent = WORDS[state];
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
      const solved = await prove((controller) => (work = controller));
      if (solved === undefined) return;
      token = solved;
      show('solved');
      onChange(true);
    } catch {
      show('failed');
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

/** The solution as the server reads it; undefined when it was given up on the way. */
async function prove(onStart: (controller: AbortController) => void): Promise<string | undefined> {
  const response = await fetch('/api/form/Challenge', { credentials: 'same-origin' });
  if (!response.ok) throw new Error('There was no challenge.');
  const { algorithm, challenge, maxnumber, salt, signature } = (await response.json()) as Challenge;
  const { promise, controller } = solveChallenge(challenge, salt, algorithm, maxnumber);
  onStart(controller);
  const solution = await promise;
  if (!solution) return undefined;
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
}
