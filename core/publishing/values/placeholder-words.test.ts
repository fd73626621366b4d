import { expect, test } from 'vitest';
import { placeholderIn } from './placeholder-words.ts';

test.each([
  ['Heading', 'Heading'],
  [' write something here. ', 'write something here.'],
  ['Lorem ipsum dolor sit amet', 'Lorem ipsum'],
  ['So dolor sit amet it is', 'dolor sit amet'],
  ['TBD', 'TBD'],
  ['xxx', 'xxx'],
  ['Opening hours: TODO: ask Anna', 'TODO:'],
  ['Your text here', 'Your text here'],
  ['Insert headline', 'Insert headline'],
  ['Call [your number] today', '[your number]'],
  ['Heading north', undefined],
  ['Your name here means a lot to us', undefined],
  ['The todo list of a baker', undefined],
  ['Size XXXL', undefined],
  ['', undefined],
])('%j: %j', (text, found) => expect(placeholderIn(text)).toBe(found));
