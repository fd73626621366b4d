export const LOGIN_REQUIRED = 'login-required';

/** Fired when a call needs a log-in. Whoever can offer one says so, and the call goes on after it. */
export class LoginRequiredEvent extends Event {
  readonly #answers: Promise<boolean>[] = [];

  constructor() {
    super(LOGIN_REQUIRED);
  }

  /** The call is repeated once this promises that somebody has logged in. */
  goOnAfter(login: Promise<boolean>): void {
    this.#answers.push(login);
  }

  async hasLoggedIn(): Promise<boolean> {
    return (await Promise.all(this.#answers)).some(Boolean);
  }
}

export function onLoginRequired(askForLogin: () => Promise<boolean>): () => void {
  const ask = (event: Event) => event instanceof LoginRequiredEvent && event.goOnAfter(askForLogin());
  addEventListener(LOGIN_REQUIRED, ask);
  return () => removeEventListener(LOGIN_REQUIRED, ask);
}
