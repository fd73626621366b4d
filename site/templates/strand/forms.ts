import type { TemplateForm } from '../template.ts';

export const CREW = 'crew';

export const forms: readonly TemplateForm[] = [
  {
    id: CREW,
    form: {
      name: 'Crew and questions',
      submitText: 'Send it over',
      fields: [
        { id: 'name', type: 'name', title: 'Your name', required: true },
        { id: 'email', type: 'email', title: 'Email', required: true },
        {
          id: 'what',
          type: 'select',
          title: 'What would you like to do?',
          options: [
            'Causeway, with a whistle',
            'Kitchen',
            'Bar, until it closes itself',
            'Stage, heavy',
            'Stage, light',
            'I only have a question',
          ],
          required: true,
        },
        {
          id: 'nights',
          type: 'checkbox',
          title: 'Which nights?',
          options: ['Friday', 'Saturday', 'Sunday'],
        },
        {
          id: 'words',
          type: 'textarea',
          title: 'Anything else?',
          placeholder: 'Can swim, can whistle, can lift a bass',
          maxLength: 1000,
        },
      ],
      advanced: { message: 'Thank you. Bríd reads these on Thursdays and answers on Fridays.' },
    },
  },
];
