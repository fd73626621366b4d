import { choice, group, text, toggle, type ValueOf } from '#core/fields/index.ts';
import { moment } from '#core/fields/moment.ts';

export const fields = group({
  title: text({ max: 160, label: 'Title' }),
  startsAt: moment({ label: 'Starts' }),
  endsAt: moment({ label: 'Ends' }),
  isAllDay: toggle(false, { label: 'All day' }),
  place: text({ max: 200, label: 'Place' }),
  words: text({ max: 1000, lines: 3, label: 'Description' }),
  label: text({ max: 60, initial: 'Add to calendar', label: 'Button' }),
  google: toggle(true, { label: 'Google Calendar' }),
  outlook: toggle(false, { label: 'Outlook' }),
  look: choice(['full', 'button'], 'full', {
    label: 'Look',
    labels: { full: 'With date and place', button: 'Button alone' },
  }),
});

export type AddToCalendarValues = ValueOf<typeof fields>;
