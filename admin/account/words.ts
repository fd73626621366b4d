import { catalogue } from '../words/catalogue.ts';

export const say = catalogue('account', {
  notLiveYet: 'Not live yet',
  onlyContributorsCanSee:
    'Only contributors can see the site, and people who know its password. Go live from Home.',
  status: 'Status',
  seeWhatIsOverdue: 'See overdue amount',
  chooseAPlan: 'Choose a plan',
  daysLeft: '{days, plural, one {one day left} other {# days left}}',
  theOwnerOfThe: 'The owner of the site can give you another one.',
  nameOwner: '{name} (owner)',
  listedCanGiveYou: '{listed} can give you another one.',
  orders: '{count, plural, one {{short} order to fulfil} other {{short} orders to fulfil}}',
  messages: '{count, plural, one {{short} unread message} other {{short} unread messages}}',
  comments:
    '{count, plural, one {{short} comment waiting for approval} other {{short} comments waiting for approval}}',
  failedMails:
    '{count, plural, one {{short} email not delivered this week} other {{short} emails not delivered this week}}',
  domains: '{count, plural, one {{short} domain with a problem} other {{short} domains with a problem}}',
});
