import { serviceOf } from './services.ts';

/** The widget is given up after this; the link it was to replace has been there all along. */
export const FOLLOW_TIMEOUT_MS = 10_000;

/** As its script knows links that become buttons. */
export const FOLLOW_CLASS = 'twitter-follow-button';

/** Only one service offers a button. */
export const canFollow = (address: string): boolean => serviceOf(address) === 'x';

/** Lets the service turn the links of a page into its buttons. What goes wrong is for the console alone. */
export function loadFollowButtons(script: string): () => void {
  const element = document.createElement('script');
  const giveUp = () => {
    stop();
    element.remove();
    console.warn(`The follow button could not be loaded from ${script}.`);
  };
  const timer = setTimeout(giveUp, FOLLOW_TIMEOUT_MS);
  const stop = () => {
    clearTimeout(timer);
    element.removeEventListener('error', giveUp);
    element.removeEventListener('load', stop);
  };
  element.addEventListener('error', giveUp);
  element.addEventListener('load', stop);
  element.src = script;
  element.async = true;
  document.head.append(element);
  return stop;
}
