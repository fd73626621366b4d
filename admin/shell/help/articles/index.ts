import type { Article } from '../article.ts';
import { DESIGN } from './design.ts';
import { PAGES } from './pages.ts';
import { SELLING } from './selling.ts';
import { SETTINGS } from './settings.ts';
import { START } from './start.ts';
import { VISITORS } from './visitors.ts';
import { WRITING } from './writing.ts';

/** The manual, by topic. */
export const TOPICS: readonly { title: string; articles: readonly Article[] }[] = [
  { title: 'Start', articles: START },
  { title: 'Pages', articles: PAGES },
  { title: 'Design and pictures', articles: DESIGN },
  { title: 'Writing', articles: WRITING },
  { title: 'Selling', articles: SELLING },
  { title: 'Visitors', articles: VISITORS },
  { title: 'Settings', articles: SETTINGS },
];

export const ARTICLES: readonly Article[] = TOPICS.flatMap(({ articles }) => articles);
