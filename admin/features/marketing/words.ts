import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('features/marketing', {
  announcementBar: 'Announcement bar',
  backToMarketing: 'Back to marketing',
  publishIt: 'Publish it',
  oneLineAboveThe: 'One line above the header of every page',
  popUp: 'Pop-up',
  oneMessageAboveThe: 'One message above the page, with a form or a button',
  newsletter: 'Newsletter',
  mailingListsWhoIs: 'Mailing lists, who is on them, and letters to them',
  marketing: 'Marketing',
});
