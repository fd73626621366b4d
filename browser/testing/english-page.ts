import { inject } from 'vitest';
import { PAGE_WORDS_ID } from '../page/page-words.ts';

/** Every page that a test opens speaks English, as the pages of a site carry their words. */
const script = document.createElement('script');
script.type = 'application/json';
script.id = PAGE_WORDS_ID;
// Handed over: the catalogues themselves are five hundred files, which every test would load.
script.textContent = JSON.stringify(inject('pageWords'));
document.head.append(script);
