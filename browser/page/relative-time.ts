import { describeAgeIn, RELATIVE_TIME_REFRESH_MS } from '#core/text/relative-time.ts';

/** The server writes the date in milliseconds here, and an absolute date as the text. */
export const TIME_SINCE_SELECTOR = '.time-since[data-date]';

/** Keeps "3 minutes ago" true. Dates that are no number are named in the console and left as they are. */
export function keepRelativeTimes(root: ParentNode = document): () => void {
  const dated: [HTMLElement, number][] = [];
  for (const element of root.querySelectorAll<HTMLElement>(TIME_SINCE_SELECTOR)) {
    const written = element.dataset['date'] ?? '';
    if (/^-?\d+$/.test(written)) dated.push([element, Number(written)]);
    else console.warn('Not a date in milliseconds:', written, element);
  }
  const refresh = () => {
    for (const [element, date] of dated) {
      const text = describeAgeIn(document.documentElement.lang, Date.now() - date);
      if (element.textContent === text) continue;
      element.title ||= element.textContent;
      element.textContent = text;
    }
  };
  refresh();
  const timer = dated.length > 0 ? setInterval(refresh, RELATIVE_TIME_REFRESH_MS) : undefined;
  return () => clearInterval(timer);
}
