export const en = {
  vote: 'Vote',
  votes: '{count, plural, one {# vote} other {# votes}}',
  results: 'Results',
  seeResults: 'See results',
  ends: 'Voting ends on {day}.',
  ended: 'Voting has ended.',
  voted: 'Thank you for voting.',
  afterVoting: 'Results are shown after you vote.',
  chooseOne: 'Choose an answer.',
  failed: 'Your vote was not counted. Try again.',
} as const;
