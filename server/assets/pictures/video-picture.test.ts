import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { Failure } from '#contract/errors.ts';
import { useApp } from '../../testing/app.ts';
import type { LoadFromWeb } from './from-web.ts';
import { aPicture, EXE, useFiles } from '../testing/files.ts';
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
