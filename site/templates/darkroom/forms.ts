import type { TemplateForm } from '../template.ts';

export const ENQUIRY = 'enquiry';

export const forms: readonly TemplateForm[] = [
  {
    id: ENQUIRY,
    form: {
      name: 'Enquiry',
      submitText: 'Send the enquiry',
      fields: [
        { id: 'name', type: 'name', title: 'Your name', required: true },
        { id: 'email', type: 'email', title: 'Email', required: true },
        {
          id: 'about',
          type: 'select',
          title: 'What is it about?',
          options: [
            'A commission',
            'A picture for a book or magazine',
            'A print',
            'A visit to the darkroom',
            'One of the windows is mine',
          ],
          required: true,
        },
        {
          id: 'when',
          type: 'date',
          title: 'When would it be?',
          description: 'Leave it empty if the weather decides.',
        },
        {
          id: 'words',
          type: 'textarea',
          title: 'Tell me about it',
          placeholder: 'Where, for whom, and what is it like there in the rain?',
          required: true,
          maxLength: 2000,
        },
      ],
      advanced: { message: 'Thank you. If the sky is grey you will hear from me today.' },
    },
  },
];
