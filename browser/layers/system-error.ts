import { CLEAR, RELOAD_PAGE, SYSTEM_ERROR_TITLE } from '#core/messages/connection.ts';
import { confirmation } from './confirmation.ts';

export interface SystemError {
  /** Cleaned data says nothing about what happened inside; anything else is shown as it is, as text. */
  isCleaned: boolean;
  message: string;
  /** Names the failure in the server's log. */
  key?: string;
}

export const ERROR_KEY_LABEL = 'Error key:';

let closeOpen = () => {};

/** One at a time: several calls that fail together have one cause. */
export function showSystemError(
  { isCleaned, message, key = crypto.randomUUID() }: SystemError,
  reload: () => void = () => location.reload(),
): void {
  closeOpen();
  const keyLine = document.createElement('p');
  keyLine.className = 'plinth-confirmation-key';
  const code = document.createElement('code');
  code.textContent = key;
  keyLine.append(`${ERROR_KEY_LABEL} `, code);
  const { answer, hide } = confirmation({
    title: isCleaned ? SYSTEM_ERROR_TITLE : message,
    message: keyLine,
    labels: { confirm: RELOAD_PAGE, cancel: CLEAR },
  });
  closeOpen = hide;
  void answer.then((given) => given === 'confirm' && reload());
}
