import type { TemplateForm } from '../template.ts';

/** One form with every kind of field, one as people need it, one in steps. */
export const showcaseForms: readonly TemplateForm[] = [
  {
    id: 'every-field',
    form: {
      name: 'Every kind of field',
      submitText: 'Submit',
      disclaimer: 'This form is here to be tried. What you send lands in the inbox of the showcase.',
      fields: [
        {
          id: 'about',
          type: 'section',
          title: 'About you',
          description: 'Parts with several inputs.',
          underline: true,
        },
        { id: 'name', type: 'name', title: 'Name', required: true },
        { id: 'email', type: 'email', title: 'Email', required: true, placeholder: 'user@domain.com' },
        { id: 'phone', type: 'phone', title: 'Phone' },
        { id: 'mobile', type: 'phone', title: 'Phone with country code', showCountryCode: true },
        { id: 'address', type: 'address', title: 'Address' },
        { id: 'birthday', type: 'date', title: 'Date' },
        { id: 'hour', type: 'time', title: 'Time' },
        { id: 'words', type: 'section', title: 'Single values', underline: true },
        { id: 'subject', type: 'text', title: 'Subject', placeholder: 'In a few words' },
        {
          id: 'message',
          type: 'textarea',
          title: 'Message',
          description: 'A counter shows how much room is left.',
          maxLength: 100,
        },
        { id: 'guests', type: 'number', title: 'Number' },
        { id: 'site', type: 'website', title: 'Website', placeholder: 'https://' },
        { id: 'budget', type: 'currency', title: 'Budget', currencySymbol: '€' },
        { id: 'secret', type: 'password', title: 'Password' },
        { id: 'handle', type: 'twitter', title: 'X' },
        { id: 'file', type: 'file', title: 'File', description: 'A picture or a PDF of up to 5 MB.' },
        { id: 'choices', type: 'section', title: 'Choices', underline: true },
        { id: 'bread', type: 'radio', title: 'One of these', options: ['Rye', 'Wheat', 'Spelt'] },
        { id: 'extras', type: 'checkbox', title: 'Any of these', options: ['Butter', 'Honey', 'Salt'] },
        { id: 'size', type: 'select', title: 'From a list', options: ['Small', 'Medium', 'Large'] },
        {
          id: 'opinion',
          type: 'likert',
          title: 'How do you find it?',
          options: ['The bread is good', 'The shop is easy to find'],
        },
        { id: 'campaign', type: 'hidden', title: '', key: 'utm', value: 'none' },
      ],
    },
  },
  {
    id: 'book-a-table',
    form: {
      name: 'Book a table',
      submitText: 'Ask for a table',
      fields: [
        { id: 'name', type: 'name', title: 'Name', required: true },
        { id: 'email', type: 'email', title: 'Email', required: true },
        {
          id: 'answer',
          type: 'radio',
          title: 'How may we answer?',
          options: ['By mail', 'By telephone'],
          required: true,
        },
        {
          id: 'phone',
          type: 'phone',
          title: 'Phone',
          required: true,
          showWhen: { fieldId: 'answer', is: ['By telephone'] },
        },
        { id: 'wishes', type: 'textarea', title: 'Wishes', placeholder: 'A quiet corner, a high chair …' },
      ],
      advanced: { message: 'Thank you! We answer within the day.' },
      captcha: { isOn: true },
    },
  },
  {
    id: 'in-steps',
    form: {
      name: 'A cake, in steps',
      submitText: 'Order',
      fields: [
        { id: 'cake', type: 'radio', title: 'Which cake?', options: ['Plum', 'Poppy seed'], required: true },
        { id: 'people', type: 'number', title: 'For how many?', startsStep: true, required: true },
        { id: 'day', type: 'date', title: 'For which day?' },
        { id: 'email', type: 'email', title: 'Email', required: true, startsStep: true },
      ],
      advanced: { message: 'Thank you!', html: '<p><strong>Your order is with the baker.</strong></p>' },
    },
  },
  {
    id: 'poll-loaf',
    form: {
      name: 'Poll: Saturday’s loaf',
      submitText: 'Vote',
      fields: [
        {
          id: 'loaf',
          type: 'radio',
          title: 'Which loaf should we bake on Saturdays?',
          options: ['Walnut', 'Potato', 'Buttermilk', 'Seeded rye'],
        },
      ],
      poll: { isOn: true },
    },
    votes: [
      [34, 'Walnut'],
      [21, 'Potato'],
      [46, 'Buttermilk'],
      [18, 'Seeded rye'],
    ],
  },
  {
    id: 'poll-opening',
    form: {
      name: 'Poll: opening hours',
      submitText: 'Vote',
      fields: [
        {
          id: 'when',
          type: 'checkbox',
          title: 'When would you come?',
          options: ['Before seven', 'At noon', 'After six', 'On Sundays'],
        },
      ],
      poll: { isOn: true, results: 'everyone' },
    },
    votes: [
      [31, 'Before seven', 'On Sundays'],
      [12, 'At noon'],
      [38, 'After six'],
      [19, 'After six', 'On Sundays'],
    ],
  },
  {
    id: 'poll-closed',
    form: {
      name: 'Poll: the name of the oven',
      submitText: 'Vote',
      fields: [
        {
          id: 'oven',
          type: 'radio',
          title: 'What shall we call the new oven?',
          options: ['Hilda', 'The old lady', 'Vulcan'],
        },
      ],
      poll: { isOn: true, closesAt: '2025-06-01T18:00:00.000Z' },
    },
    votes: [
      [87, 'Hilda'],
      [41, 'The old lady'],
      [23, 'Vulcan'],
    ],
  },
];
