import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('features/marketing', {
  announcementBar: 'Announcement bar',
  backToMarketing: 'Back to marketing',
  publishIt: 'Publish announcement',
  oneLineAboveThe: 'One line above the header of every page',
  popUp: 'Pop-up',
  oneMessageAboveThe: 'One message above the page, with a form or a button',
  newsletter: 'Newsletter',
  mailingListsWhoIs: 'Mailing lists, subscribers and emails',
  marketing: 'Marketing',
});
