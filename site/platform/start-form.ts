import { request } from '#browser/http/request.ts';
import { UNABLE_TO_CONNECT } from '#core/messages/connection.ts';
import { declared } from './answers.ts';

export interface Answer {
  redirect?: string;
  error?: string;
  errors?: Record<string, string>;
  crumbFail?: boolean;
  crumb?: string;
  confirmIdentity?: unknown;
}

interface Ways {
  /** In place of going where the answer leads. */
  onDone?: () => void;
  /** Asks who it is where the answer wants to know, and says whether the form may be sent again. */
  askIdentity?: () => Promise<boolean>;
  /** Brings what is sent besides the fields, or an answer where it does not come to that. */
  collect?: (form: HTMLFormElement) => Promise<{ credential: object } | Answer>;
  signal?: AbortSignal;
}

/** Turns a plain form into one that answers in place. Without it the form posts and the server answers. */
export function startForm(form: HTMLFormElement, { signal, ...ways }: Ways = {}): void {
  form.noValidate = true;
  const send = (event: Event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true' || !checkFields(form)) return;
    void submit(form, ways);
  };
  form.addEventListener('submit', send, signal ? { signal } : {});
}

function checkFields(form: HTMLFormElement): boolean {
  for (const input of inputsOf(form)) say(form, input.name, input.validity.valid ? '' : problemOf(input));
  return focusFirstProblem(form);
}

const problemOf = (input: HTMLInputElement) => input.dataset['problem'] || input.validationMessage;

function say(form: HTMLFormElement, name: string, problem: string): void {
  for (const input of inputsOf(form))
    if (input.name === name) input.setAttribute('aria-invalid', String(problem !== ''));
  const place = document.getElementById(`${form.id}-${name}-error`);
  if (place) place.textContent = problem;
}

function focusFirstProblem(form: HTMLFormElement): boolean {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  first?.focus();
  return first === null;
}

async function submit(form: HTMLFormElement, ways: Ways): Promise<void> {
  const { onDone, askIdentity } = ways;
  setBusy(form, true);
  tell(form, '');
  const answer = await send(form, ways);
  if (answer.redirect !== undefined && !onDone) return goTo(answer.redirect);
  setBusy(form, false);
  if (answer.redirect !== undefined) return onDone?.();
  // The change waits for the answer to who it is, and is given up without one.
  if (answer.confirmIdentity && askIdentity) return (await askIdentity()) ? submit(form, ways) : undefined;
  const errors = Object.entries(answer.errors ?? {});
  for (const [name, problem] of errors) say(form, name, declared(problem));
  if (errors.length > 0 && !focusFirstProblem(form)) return;
  tell(form, answer.error ?? UNABLE_TO_CONNECT);
  const secret = form.querySelector<HTMLInputElement>('input[type=password], input[name=code]');
  secret?.focus();
  secret?.select();
}

async function send(form: HTMLFormElement, { collect }: Ways): Promise<Answer> {
  const fields = Object.fromEntries(new FormData(form));
  if (!collect) return post(form.action, fields);
  const collected = await collect(form);
  return 'credential' in collected ? post(form.action, { ...fields, ...collected }) : collected;
}

export async function post(address: string, json: object, crumb?: string): Promise<Answer> {
  const url = new URL(address, location.href);
  if (crumb) url.searchParams.set('crumb', crumb);
  try {
    const response = await request('POST', url, { json });
    const answer = (await response.json()) as Answer;
    // Somebody already signed in on this host, perhaps in another tab; the answer says how to go on.
    return answer.crumbFail && answer.crumb && !crumb ? await post(address, json, answer.crumb) : answer;
  } catch {
    return { error: UNABLE_TO_CONNECT };
  }
}

/** To the same address with another fragment a browser would only scroll. */
export function goTo(address: string): void {
  const next = new URL(address, location.href);
  const isHere = next.pathname === location.pathname && next.search === location.search;
  location.assign(next);
  if (isHere) location.reload();
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector('button');
  form.ariaBusy = String(isBusy);
  if (!button) return;
  button.ariaBusy = String(isBusy);
  const { busy = button.textContent, label = button.textContent } = button.dataset;
  button.dataset['label'] = label;
  button.textContent = isBusy ? busy : label;
}

export function tell(form: HTMLFormElement, words: string): void {
  const place = form.querySelector('[data-answer]');
  if (place) place.textContent = declared(words);
}

function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
}
