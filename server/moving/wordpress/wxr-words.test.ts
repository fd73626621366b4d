import { expect, test } from 'vitest';
import { commentWords, hrefIn, pathIn, plain } from './wxr-words.ts';

const comment = (content: string) =>
  commentWords({
    id: '1',
    parent: '',
    author: '',
    email: '',
    date: '',
    content,
    approved: '1',
    type: '',
  });

test.each([
  ['One', 'One'],
  ['One\nTwo\n\nThree', 'One\nTwo\n\nThree'],
  ['<p>One <b>two</b></p><p>Three</p>', 'One two\n\nThree'],
  ['See:\n<ul><li>salt</li><li>wind</li></ul>', 'See:\n\nsalt\n\nwind'],
  ['<blockquote>Said</blockquote>Answered', 'Said\n\nAnswered'],
])('the words of the comment %j are %j', (content, words) => {
  expect(comment(content)).toBe(words);
});

test('words of several paragraphs stay apart', () => {
  expect(plain('<p>One</p><ul><li>two</li></ul><p>Three<br>four</p>')).toBe('One two Three four');
});

test.each([
  ['https://old.example/news/', '/news', '/news'],
  ['https://old.example', '/', '/'],
  ['/news', '/news', '/news'],
  ['https://elsewhere.example/us', '/us', 'https://elsewhere.example/us'],
  ['mailto:a@b.co', 'a@b.co', 'mailto:a@b.co'],
  ['', '', ''],
])('%j has the path %j and is the link %j', (link, path, href) => {
  expect(pathIn(link)).toBe(path);
  expect(hrefIn(link, 'https://old.example')).toBe(href);
});
