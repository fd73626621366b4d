export const en = {
  inThePast: 'Choose a time that is not in the past.',
  guests: 'Guests',
  dateAndTime: 'Date and time',
  findTable: 'Find a table',
  bookAt: 'Book at {service}',
  showForm: 'Show the booking form of {service}',
  loading: 'Loading…',
  title: 'Make a reservation',
} as const;
