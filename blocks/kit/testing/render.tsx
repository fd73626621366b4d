import type { ReactNode } from 'react';
import * as server from 'react-dom/server';
import { wordsIn } from '#core/words/wording.ts';
import { WordsContext } from '../words.ts';

const inEnglish = (element: ReactNode) => <WordsContext value={wordsIn('en')}>{element}</WordsContext>;

/** As the server draws for a site in English. */
export const renderToStaticMarkup = (element: ReactNode) => server.renderToStaticMarkup(inEnglish(element));
export const renderToString = (element: ReactNode) => server.renderToString(inEnglish(element));
