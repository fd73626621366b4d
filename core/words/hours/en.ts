export const en = {
  openNow: 'Open now',
  until: 'until {time}',
  closedNow: 'Closed now',
  opensToday: 'opens today at {time}',
  opensOn: 'opens {day} at {time}',
  closed: 'Closed',
} as const;
