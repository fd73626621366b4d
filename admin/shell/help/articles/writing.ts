import type { Article } from '../article.ts';
import { say } from './words.ts';

export const WRITING: readonly Article[] = [
  {
    id: 'write-post',
    title: say('writeAPost'),
    at: ['/collections'],
    also: say('blogArticleJournalEvent'),
    parts: [
      [
        say('openTheBlogUnder'),
        say('giveItATitleAnd'),
        say('typeASlash'),
        say('addAPictureAn'),
        say('publishIt'),
      ],
      say('pressFullScreen'),
      say('eventsPortfoliosAlbumsVideos'),
    ],
    picture: { screen: '/collections', shows: 'Collections', alt: say('pictureWritePost') },
  },
  {
    id: 'schedule-post',
    title: say('scheduleAPost'),
    at: ['/collections'],
    also: say('laterDateTimePublish'),
    parts: [say('openThePostSet')],
  },
  {
    id: 'comments',
    title: say('approveCommentsAndReviews'),
    at: ['/comments', '/reviews', '/settings/comments', '/settings/reviews'],
    also: say('moderateSpamReplyRating'),
    parts: [say('newCommentsWaitUnder'), say('whoCanCommentAnd')],
    picture: { screen: '/comments', shows: 'Comments', alt: say('pictureComments') },
  },
];
