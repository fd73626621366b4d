/** Puts the owner's own HTML on the page and runs the scripts in it, which a browser does not do by itself. */
export function showHtml(element: HTMLElement, html: string): void {
  element.innerHTML = html;
  for (const dead of element.querySelectorAll('script')) {
    const alive = document.createElement('script');
    for (const { name, value } of dead.attributes) alive.setAttribute(name, value);
    alive.textContent = dead.textContent;
    dead.replaceWith(alive);
  }
}

export const NEWSLETTER_SUBSCRIBE_EVENT = 'newsletter:subscribe';

export function announce(element: HTMLElement, event: string, formId: string): void {
  element.dispatchEvent(new CustomEvent(event, { bubbles: true, detail: { formId } }));
}
