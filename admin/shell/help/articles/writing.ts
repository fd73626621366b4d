import type { Article } from '../article.ts';

export const WRITING: readonly Article[] = [
  {
    id: 'write-post',
    title: 'Write a post',
    at: ['/collections'],
    also: 'blog article journal event item new',
    parts: [
      [
        'Open the blog under *Collections* and press *Add post*.',
        'Give it a title and write.',
        'Add a picture, an excerpt, tags and categories beside the text.',
        'Publish it.',
      ],
      'Events, portfolios, albums, videos and courses work the same way.',
    ],
  },
  {
    id: 'schedule-post',
    title: 'Schedule a post',
    at: ['/collections'],
    also: 'later date time publish',
    parts: [
      'Open the post, set its *Status* to *Scheduled* and choose a date and time. It appears by itself then; until then nobody finds it.',
    ],
  },
  {
    id: 'comments',
    title: 'Approve comments and reviews',
    at: ['/comments', '/reviews', '/settings/comments', '/settings/reviews'],
    also: 'moderate spam reply rating',
    parts: [
      'New comments wait under *Comments*, and reviews of products under *Reviews*, until you approve them. *Spam* hides it and keeps it apart from the others.',
      'Who can comment, and whether comments wait at all, is set under *Settings*, *Comments*.',
    ],
  },
];
