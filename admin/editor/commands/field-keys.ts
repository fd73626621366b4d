/** Keys that write nothing, so they are heard also where somebody types. */
const WHILE_TYPING = new Set(['F6']);
/** Where nothing is written there is no writing to take back: these mean the page. */
const HISTORY = new Set(['mod+Z', 'mod+shift+Z', 'mod+Y']);
const WITHOUT_TEXT = 'input:is([type="radio"],[type="checkbox"],[type="range"],[type="color"],[readonly])';

const elementOf = (event: Event) => event.composedPath()[0] as Partial<HTMLElement> | undefined;

export function isTyping(event: Event): boolean {
  const element = elementOf(event);
  if (!element?.matches) return false;
  return element.isContentEditable === true || element.matches('input,textarea,select');
}

/** Whether the field that has the keyboard needs this press for itself. */
export function belongsToField(event: Event, press: string): boolean {
  if (!isTyping(event) || WHILE_TYPING.has(press)) return false;
  return !(HISTORY.has(press) && elementOf(event)?.matches?.(WITHOUT_TEXT));
}
