/** A style sheet made by script passes the content security policy of the page it is for. */
export function makeSheet(window: Window & typeof globalThis, css: string): CSSStyleSheet {
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
