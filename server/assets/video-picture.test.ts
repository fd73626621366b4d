import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { Failure } from '#contract/errors.ts';
import { useApp } from '../testing/app.ts';
import { makeLoadFromWeb, type LoadFromWeb } from './from-web.ts';
import { aPicture, EXE, useFiles } from './testing/files.ts';
import { makeVideoPictures } from './video-picture.ts';

const kit = useApp();
const files = useFiles(kit);
const ANSWER = '{"title":"Zürich: a film!","thumbnail_url":"https://i.ytimg.com/vi/x/hq.jpg"}';
const VIDEO = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';

describe('the picture of a video', () => {
  async function taken(answers: readonly (Buffer | string)[], html = VIDEO) {
    const site = await kit.aSite();
    const asked: string[] = [];
    const load: LoadFromWeb = async (url) => {
      asked.push(url.href);
      return answers[asked.length - 1] ?? 'The server does not answer.';
    };
    const { assets } = kit.app.services;
    const before = (await files.list(site)).total;
    const result = await makeVideoPictures({ assets, load }).take(
      { siteId: site.id, accountId: site.ownerId },
      html,
    );
    return { site, asked, result, added: (await files.list(site)).total - before };
  }

  test('becomes a file of the site, asked for by the server alone', async () => {
    const { site, asked, result, added } = await taken([Buffer.from(ANSWER), await aPicture()]);
    if (result instanceof Failure) throw new Error(result.sentence);
    expect(asked).toEqual([
      'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ',
      'https://i.ytimg.com/vi/x/hq.jpg',
    ]);
    expect(result).toMatchObject({
      title: 'Zürich: a film!',
      asset: { kind: 'image', width: 400, height: 200 },
    });
    expect(added).toBe(1);
    const { bytes } = await files.bytes(site, `${result.asset.src}?format=100w`);
    expect((await sharp(bytes).metadata()).width).toBe(100);
  });

  test.each([
    ['nobody answers', []],
    ['the provider knows nothing of it', [Buffer.from('{}')]],
    ['the picture does not come', [Buffer.from(ANSWER), 'The server answered 404.']],
    ['what comes is no picture', [Buffer.from(ANSWER), EXE]],
  ])('%s: a sentence, and nothing is kept', async (_, answers) => {
    const { result, added } = await taken(answers);
    expect(result).toMatchObject({
      code: 'noVideoPicture',
      sentence: 'No picture of this video could be fetched. Please choose one of your own.',
    });
    expect(added).toBe(0);
  });

  test.each(['https://films.example/embed/1', '<p>hi</p>'])('nobody is asked about %s', async (html) => {
    expect((await taken([], html)).asked).toEqual([]);
  });
});

test.each(['http://127.0.0.1:1/x', 'http://[::1]/x', 'ftp://example.com/x', 'http://localhost:1/x'])(
  '%s is not asked',
  async (address) => {
    let wasAsked = false;
    const load = makeLoadFromWeb({
      allowsPrivate: false,
      fetch: async () => {
        wasAsked = true;
        return new Response('');
      },
    });
    expect(await load(new URL(address), { bytes: 10 })).toMatch(/not an address on the web|does not answer/);
    expect(wasAsked).toBe(false);
  },
);

test('what is larger than allowed is not kept', async () => {
  const load = makeLoadFromWeb({ allowsPrivate: true, fetch: async () => new Response('x'.repeat(11)) });
  expect(await load(new URL('http://127.0.0.1/x'), { bytes: 10 })).toBe('It is too large.');
});

test('a server that did not answer is left alone for a minute, and asked again after it', async () => {
  let clock = 0;
  let asked = 0;
  const load = makeLoadFromWeb({
    allowsPrivate: true,
    now: () => clock,
    fetch: async () => {
      asked += 1;
      if (asked <= 5) throw new TypeError('no network');
      return new Response('here');
    },
  });
  const ask = () => load(new URL('http://127.0.0.1/'), { bytes: 10 });
  for (let time = 0; time < 6; time += 1) expect(await ask()).toBe('The server does not answer.');
  expect(asked).toBe(5);
  clock = 60_001;
  expect(String(await ask())).toBe('here');
});
