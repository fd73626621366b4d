import type { Article } from '../article.ts';
import { say } from './words.ts';

export const VISITORS: readonly Article[] = [
  {
    id: 'build-form',
    title: say('buildAForm'),
    at: ['/forms'],
    also: say('contactFieldsStepsCondition'),
    parts: [
      [say('pressAddFormUnder'), say('addFieldsAndDrag'), say('underLogicShowA'), say('publishTheFormAnd')],
      say('submissionsArriveInYour'),
    ],
  },
  {
    id: 'inbox',
    title: say('answerMessages'),
    at: ['/inbox', '/settings/notifications'],
    also: say('submissionsReplyAssignSpam'),
    parts: [say('everyFormThatSomebody'), say('whichEmailsYouGet')],
  },
  {
    id: 'newsletter',
    title: say('sendANewsletter'),
    at: ['/newsletter', '/marketing'],
    also: say('mailingListSubscribersEmail'),
    parts: [
      [say('pressAddListUnder'), say('pressWriteEmailAnd'), say('pressSendTestTo'), say('pressSend')],
      say('eachEmailHasA'),
    ],
  },
  {
    id: 'popup',
    title: say('announcementBarAndPop'),
    at: ['/marketing'],
    also: say('bannerMessagePromotionSign'),
    parts: [say('theAnnouncementBarIs')],
  },
  {
    id: 'analytics',
    title: say('readYourFigures'),
    at: ['/analytics', '/selling/sales'],
    also: say('visitorsTrafficSourcesStatistics'),
    parts: [
      say('analyticsCountsVisitsWithout'),
      say('yourOwnVisitsWhile'),
      say('experimentsCompareVersions'),
    ],
  },
];
