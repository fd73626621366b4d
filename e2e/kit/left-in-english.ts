import type { Page } from '@playwright/test';
import type { Message } from '#core/messages/message.ts';
import { parseMessage } from '#core/messages/icu.ts';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '#core/words/languages.ts';
import { sentencesIn } from '#core/words/wording.ts';

/** Shorter ones with places for values match nearly everything. */
const TELLING = 8;

/** Ways a sentence can be put, with `.+` for its values. */
function patternsOf(message: Message): string[] {
  if (typeof message === 'string') return [RegExp.escape(message)];
  return message.reduce<string[]>(
    (begun, part) => {
      const ways =
        typeof part === 'string'
          ? [RegExp.escape(part)]
          : part[1]
            ? Object.values(part[1]).flatMap(patternsOf)
            : ['.+'];
      return begun.flatMap((before) => ways.map((way) => before + way));
    },
    [''],
  );
}

function sayingOf(language: SpokenLanguage): (text: string) => boolean {
  const messages = sentencesIn(language).map(({ text }) => parseMessage(text, language));
  const plain = new Set(messages.filter((message) => typeof message === 'string'));
  const patterns = messages
    .filter((message) => typeof message !== 'string')
    .flatMap(patternsOf)
    .filter((pattern) => pattern.replaceAll(/\\x[0-9a-f]{2}|\\.|\.\+/g, '').length >= TELLING)
    .map((pattern) => new RegExp(`^${pattern}$`, 'u'));
  return (text) => plain.has(text) || patterns.some((pattern) => pattern.test(text));
}

const saying = new Map(SPOKEN_LANGUAGES.map((language) => [language, sayingOf(language)]));

/** What a page says and shows, but for parts that say they are in another language than the page. */
const shownOn = (page: Page) =>
  page.evaluate(() => {
    const { lang } = document.documentElement;
    const isOwn = (element: Element) => (element.closest('[lang]')?.getAttribute('lang') ?? lang) === lang;
    const said = document.title.split(' — ');
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { parentElement: place, textContent } = words.currentNode;
      if (place && !place.closest('script, style, template, noscript') && isOwn(place))
        said.push(textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*'))
      if (isOwn(element))
        for (const name of ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title'])
          said.push(element.getAttribute(name) ?? '');
    return { lang, said: [...new Set(said.map((text) => text.trim()))].filter((text) => text !== '') };
  });

/** Sentences of the product that stand in English on a page of another language. */
export async function leftInEnglish(page: Page, language: SpokenLanguage): Promise<string[]> {
  const { lang, said } = await shownOn(page);
  const isSaidIn = (spoken: SpokenLanguage) => saying.get(spoken) ?? (() => false);
  const left = said.filter((text) => isSaidIn('en')(text) && !isSaidIn(language)(text));
  return lang.split('-')[0] === language ? left : [`The page is in ${lang}.`, ...left];
}
