import { CRUMB_COOKIE } from '#core/cookies.ts';
import { readCookie } from '#browser/cookies.ts';

/** Logging out is a call, so the button shows itself only where a script can make it. */
export function startLogout(button: HTMLButtonElement): void {
  button.hidden = false;
  button.addEventListener('click', () => void logOut());
}

async function logOut(): Promise<void> {
  const crumb = encodeURIComponent(readCookie(CRUMB_COOKIE) ?? '');
  const response = await fetch(`/api/auth/Logout?crumb=${crumb}`, { method: 'POST' });
  if (response.ok) location.assign('/?logout=true');
  else location.reload();
}
