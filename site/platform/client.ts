import './platform.css';

const form = document.querySelector<HTMLFormElement>('#login');
const problem = document.querySelector('#login-error');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void logIn(form);
});

async function logIn(from: HTMLFormElement): Promise<void> {
  const button = from.querySelector('button');
  button?.setAttribute('aria-disabled', 'true');
  if (problem) problem.textContent = '';
  try {
    const body = Object.fromEntries(new FormData(from));
    const response = await fetch(from.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { redirect?: string; error?: string };
    if (answer.redirect) location.assign(answer.redirect);
    else if (problem) problem.textContent = answer.error ?? 'Unable to connect. Please try again';
  } catch {
    if (problem) problem.textContent = 'Unable to connect. Please try again';
  } finally {
    button?.removeAttribute('aria-disabled');
  }
}
