import { below, NOTES, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'author',
  title: 'Author',
  kind: 'Collections',
  summary: 'Somebody, and what they wrote last.',
  lead: 'For the end of an article or a page about the house: a picture, a few words, and the latest they wrote.',
  picture: 'cup',
  examples: [
    {
      name: 'With their latest',
      about: 'Follows what they publish.',
      blocks: below('author', {
        ...NOTES,
        name: 'Ida Lund',
        role: 'Lays out pages',
        picture: 'picture:cup',
        words: 'Ida made newspapers for eleven years. She still counts lines.',
      }),
    },
    {
      name: 'Words alone',
      about: 'Without a picture.',
      blocks: below('author', {
        name: 'Jonas Vik',
        role: 'Takes the pictures',
        words: 'Jonas gets up early.',
      }),
    },
  ],
};

export default [page];
