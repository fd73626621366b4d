import type { TemplateForm } from '../template.ts';

export const QUESTION = 'ask-the-shop';
export const LETTER = 'monthly-letter';

export const forms: readonly TemplateForm[] = [
  {
    id: QUESTION,
    form: {
      name: 'Contact',
      submitText: 'Send',
      fields: [
        { id: 'name', type: 'name', title: 'Your name', required: true },
        { id: 'email', type: 'email', title: 'Email', required: true },
        {
          id: 'about',
          type: 'select',
          title: 'What is it about?',
          options: ['An order', 'Wholesale', 'Something else'],
        },
        { id: 'words', type: 'textarea', title: 'Message', required: true, maxLength: 2000 },
      ],
      advanced: { message: 'Thank you. {{Dan writes back before he goes home.|We write back soon.}}' },
    },
  },
];

export const mailingLists = [{ id: LETTER, name: 'The monthly letter', isDoubleOptIn: false }];
