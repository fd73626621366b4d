import type { TemplateForm } from '../template.ts';

export const SIGN_UP = 'sign-up';

export const forms: readonly TemplateForm[] = [
  {
    id: SIGN_UP,
    form: {
      name: 'Sign-up',
      submitText: 'Ask for an account',
      disclaimer: 'We write once, with your link. There is no call to hop on.',
      fields: [
        { id: 'name', type: 'name', title: 'Your name', required: true },
        { id: 'email', type: 'email', title: 'Work email', required: true },
        {
          id: 'rooms',
          type: 'select',
          title: 'How many rooms do you have?',
          options: ['One', 'Two to five', 'Six to twenty', 'More than people'],
          required: true,
        },
        {
          id: 'worst',
          type: 'text',
          title: 'What is your worst meeting called?',
          description: 'We collect them.',
          placeholder: 'Alignment pre-sync',
        },
      ],
      advanced: { message: 'Thank you. Your link is on its way. This form is now over.' },
    },
  },
];
