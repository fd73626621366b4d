import { EMAIL_FIELD_INVALID } from '#core/messages/editing.ts';
import { UNABLE_TO_CONNECT } from '#core/messages/connection.ts';

const PASSWORD_MISSING = 'Please enter your password';

/** Turns the plain form into one that answers in place. Without it the form posts and the server answers. */
export function startLogin(form: HTMLFormElement): void {
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true' || !checkFields(form)) return;
    void logIn(form);
  });
}

function checkFields(form: HTMLFormElement): boolean {
  const { email, password } = inputsOf(form);
  const isFine = [
    say(email, email.validity.valid ? '' : EMAIL_FIELD_INVALID),
    say(password, password.validity.valid ? '' : PASSWORD_MISSING),
  ];
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  return isFine.every(Boolean);
}

function say(input: HTMLInputElement, problem: string): boolean {
  input.setAttribute('aria-invalid', String(problem !== ''));
  setText(`${input.id}-error`, problem);
  return problem === '';
}

async function logIn(form: HTMLFormElement): Promise<void> {
  setBusy(form, true);
  setText('login-error', '');
  const answer = await send(form);
  if ('redirect' in answer) {
    location.assign(answer.redirect);
    return;
  }
  setBusy(form, false);
  setText('login-error', answer.error);
  const { password } = inputsOf(form);
  password.focus();
  password.select();
}

type Answer = { redirect: string } | { error: string };

async function send(form: HTMLFormElement, crumb?: string): Promise<Answer> {
  try {
    const response = await fetch(crumb ? `${form.action}?crumb=${encodeURIComponent(crumb)}` : form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    const answer = (await response.json()) as Answer & { crumbFail?: boolean; crumb?: string };
    // Somebody already signed in on this host, perhaps in another tab; the answer says how to go on.
    return answer.crumbFail && answer.crumb && !crumb ? await send(form, answer.crumb) : answer;
  } catch {
    return { error: UNABLE_TO_CONNECT };
  }
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector('button');
  form.ariaBusy = String(isBusy);
  if (!button) return;
  button.ariaBusy = String(isBusy);
  const { busy = '', label = button.textContent } = button.dataset;
  button.dataset['label'] = label;
  button.textContent = isBusy ? busy : label;
}

function setText(id: string, text: string): void {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
}

function inputsOf(form: HTMLFormElement) {
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  return { email: input('email'), password: input('password') };
}
