import { below, type ShowcasePage } from '../kit/showcase.ts';

const feast = {
  title: 'Night of the long loaves',
  startsAt: '2027-06-12T18:00:00.000Z',
  endsAt: '2027-06-12T22:00:00.000Z',
  place: 'In the yard, behind the oven',
  words: 'Bring a chair and a knife.',
};

const page: ShowcasePage = {
  type: 'add-to-calendar',
  title: 'Add to calendar',
  kind: 'Interactive',
  summary: 'A date that visitors take into their own calendar.',
  lead: 'The button holds the event itself, as a file that every calendar opens. Links to Google and Outlook are for those who keep theirs there.',
  picture: 'night',
  examples: [
    {
      name: 'With date and place',
      about: 'Times are written in the time zone of the site.',
      blocks: below('add-to-calendar', { ...feast, outlook: true }),
    },
    {
      name: 'Button alone',
      about: 'Below an invitation that has said the rest.',
      tone: 'tint',
      blocks: below('add-to-calendar', { ...feast, look: 'button', google: false, label: 'Remind me' }),
    },
  ],
};

export default [page];
