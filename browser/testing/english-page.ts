import { AREAS, wordsIn } from '#core/words/wording.ts';
import { PAGE_WORDS_ID, type PageWords } from '../page/page-words.ts';

const english = wordsIn('en');
const carried: PageWords = {
  locale: english.locale,
  areas: Object.fromEntries(AREAS.map((area) => [area, english.messagesOf(area)])),
};

/** Every page that a test opens speaks English, as the pages of a site carry their words. */
const script = document.createElement('script');
script.type = 'application/json';
script.id = PAGE_WORDS_ID;
script.textContent = JSON.stringify(carried);
document.head.append(script);
