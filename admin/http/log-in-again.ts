/**
 * A call that needs a log-in waits here until the person has logged in, in another tab or window,
 * or has said that they will not.
 */
const KEY = 'plinth-logged-in';
/** Any address of the admin leads to the log-in and, after it, back to this page. */
export const LOGGED_IN_PATH = '/logged-in';
/** The same after somebody has proved who they are on the app domain. */
export const CONFIRMED_PATH = '/confirmed';

type Answer = (isLoggedIn: boolean) => void;
let waiting: Answer[] = [];
const listeners = new Set<() => void>();

export function askForLogin(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });
}

export function answerLogin(isLoggedIn: boolean): void {
  const answers = waiting;
  waiting = [];
  for (const answer of answers) answer(isLoggedIn);
  tell();
}

export function isLoginAsked(): boolean {
  return waiting.length > 0;
}

export function onLoginAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Tells the other tabs of this site that the session is new. */
export function announceLogin(): void {
  localStorage.setItem(KEY, String(Date.now()));
}

export function onLoginElsewhere(listener: () => void): () => void {
  // Fired in the other tabs only, which is what is wanted.
  const hear = (event: StorageEvent) => event.key === KEY && listener();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
