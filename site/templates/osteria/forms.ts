import type { TemplateForm } from '../template.ts';

export const BOOKING = 'book-a-table';
export const PARTY = 'private-dining';

const TIMES = ['12:30', '13:00', '13:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00'];

export const forms: readonly TemplateForm[] = [
  {
    id: BOOKING,
    form: {
      name: 'Book a table',
      submitText: 'Ask for a table',
      disclaimer:
        'We answer by mail, usually between lunch and dinner. It is a table once you have heard from us.',
      fields: [
        { id: 'name', type: 'name', title: 'Your name', required: true },
        { id: 'email', type: 'email', title: 'E-mail', required: true },
        {
          id: 'phone',
          type: 'phone',
          title: 'Telephone',
          showCountryCode: true,
          description: 'In case the fish does not come.',
        },
        { id: 'day', type: 'date', title: 'Which day?', required: true },
        { id: 'time', type: 'select', title: 'At what time?', options: TIMES, required: true },
        {
          id: 'people',
          type: 'select',
          title: 'How many are you?',
          options: ['1', '2', '3', '4', '5', '6', '7', '8'],
          required: true,
        },
        {
          id: 'where',
          type: 'radio',
          title: 'Where?',
          options: ['Inside', 'Out on the lane', 'At the bar, next to Enzo'],
        },
        {
          id: 'wishes',
          type: 'textarea',
          title: 'Anything we should know?',
          placeholder: 'Allergies, a pram, a proposal',
          maxLength: 600,
        },
      ],
      advanced: { message: 'Grazie! We shall look into the book and write to you before service.' },
    },
  },
  {
    id: PARTY,
    form: {
      name: 'The long table',
      submitText: 'Ask for the long table',
      fields: [
        { id: 'name', type: 'name', title: 'Your name', required: true },
        { id: 'email', type: 'email', title: 'E-mail', required: true },
        { id: 'day', type: 'date', title: 'Which day?', required: true },
        {
          id: 'people',
          type: 'number',
          title: 'How many are you?',
          description: 'From nine to sixteen.',
          required: true,
        },
        {
          id: 'occasion',
          type: 'select',
          title: 'What for?',
          options: [
            'A birthday',
            'A wedding, the small kind',
            'Work, but nice',
            'No reason',
            'I shall tell you later',
          ],
        },
        { id: 'words', type: 'textarea', title: 'Tell us about it', maxLength: 1000 },
      ],
      advanced: { message: 'Grazie! {{Nella|The chef}} will ring you. Have a pencil ready.' },
    },
  },
];
