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
    picture: { screen: '/forms', shows: 'Forms', alt: say('pictureBuildForm') },
  },
  {
    id: 'inbox',
    title: say('answerMessages'),
    at: ['/inbox', '/settings/notifications'],
    also: say('submissionsReplyAssignSpam'),
    parts: [say('everyFormThatSomebody'), say('whichEmailsYouGet')],
    picture: { screen: '/inbox', shows: 'Inbox', alt: say('pictureInbox') },
  },
  {
    id: 'notifications',
    title: say('notificationsOnYourPhone'),
    at: ['/settings/notifications'],
    also: say('pushBellAlertPhone'),
    parts: [
      [say('openNotificationsOn'), say('pressTurnOnAnd'), say('chooseUnderDevices'), say('pressSendATest')],
      say('aNotificationSays'),
      say('onIphoneAndIpad'),
      say('loggingOutTurns'),
    ],
    picture: { screen: '/settings/notifications', shows: 'Notifications', alt: say('pictureNotifications') },
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
    picture: { screen: '/newsletter', shows: 'Newsletter', alt: say('pictureNewsletter') },
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
    picture: { screen: '/analytics', shows: 'Analytics', alt: say('pictureAnalytics') },
  },
];
