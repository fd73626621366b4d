import { expect, test } from 'vitest';
import { makeBackgroundFilms } from './background-film.ts';

const LINK = 'https://vimeo.com/76979871';

async function checked(link: string, answer: Buffer | string) {
  const asked: string[] = [];
  const films = makeBackgroundFilms({
    load: async (url) => {
      asked.push(url.href);
      return answer;
    },
  });
  return { result: await films.check(link), asked };
}

test('a film of a Vimeo Basic account cannot play behind a section', async () => {
  const { result, asked } = await checked(LINK, Buffer.from('{"account_type":"basic"}'));
  expect(asked).toEqual([
    'https://vimeo.com/api/oembed.json?width=1280&url=https%3A%2F%2Fvimeo.com%2F76979871',
  ]);
  expect(result).toMatchObject({
    code: 'vimeoBasic',
    sentence: 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  });
});

test.each([
  ['of another account', LINK, Buffer.from('{"account_type":"pro"}')],
  ['of which nothing is said', LINK, Buffer.from('not JSON')],
  ['whose provider does not answer', LINK, 'The server does not answer.'],
])('a film %s can', async (_, link, answer) => {
  expect((await checked(link, answer)).result).toBeUndefined();
});

test('nobody is asked about films of others', async () => {
  expect((await checked('https://youtu.be/dQw4w9WgXcQ', Buffer.from('{}'))).asked).toEqual([]);
});
