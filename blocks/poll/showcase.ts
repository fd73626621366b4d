import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'poll',
  title: 'Poll',
  kind: 'Interactive',
  summary: 'One question with options, and how others voted.',
  lead: 'A poll is a form with one question. Every browser of a network has one vote, without a cookie. Votes are saved like all answers, and their owner sees them in the form’s statistics.',
  picture: 'bowl',
  examples: [
    {
      name: 'One answer',
      about: 'How others voted is shown after voting, in place of the question.',
      blocks: below('poll', { formId: 'poll-loaf' }),
    },
    {
      name: 'Several answers, in a card',
      about: 'Shares are of the voters, so together they can be more than a hundred. Anybody can look.',
      tone: 'tint',
      blocks: below('poll', { formId: 'poll-opening', look: 'card' }),
    },
    {
      name: 'Closed',
      about: 'After its last moment a poll takes no votes and shows how it ended.',
      blocks: below('poll', { formId: 'poll-closed' }),
    },
  ],
};

export default [page];
