import type { Article } from '../article.ts';
import { DESIGN } from './design.ts';
import { PAGES } from './pages.ts';
import { SELLING } from './selling.ts';
import { SETTINGS } from './settings.ts';
import { START } from './start.ts';
import { VISITORS } from './visitors.ts';
import { WRITING } from './writing.ts';
import { say } from './words.ts';

/** The manual, by topic. */
export const TOPICS: readonly { title: string; articles: readonly Article[] }[] = [
  { title: say('start'), articles: START },
  { title: say('pages'), articles: PAGES },
  { title: say('designAndPictures'), articles: DESIGN },
  { title: say('writing'), articles: WRITING },
  { title: say('selling'), articles: SELLING },
  { title: say('visitors'), articles: VISITORS },
  { title: say('settings'), articles: SETTINGS },
];

export const ARTICLES: readonly Article[] = TOPICS.flatMap(({ articles }) => articles);
