import { expect, test } from 'vitest';
import type { AssetService } from '../assets/service.ts';
import { makeFetchPicture } from './fetch-picture.ts';

test.each([
  ['https://old.example/p/pan.jpg', 'pan.jpg'],
  ['https://old.example/p/caf%C3%A9.jpg', 'café.jpg'],
  ['https://old.example/p/caf%E9.jpg', 'caf.jpg'],
  ['https://old.example/p/100%.jpg', '100.jpg'],
  ['https://old.example/', 'picture'],
])('the picture at %s is called %s', async (address, name) => {
  const names: string[] = [];
  const addImage: AssetService['addImage'] = async (_, picture) => {
    names.push(picture.name);
    throw new Error('Told enough.');
  };
  const assets = { addImage } as AssetService;
  await makeFetchPicture({ assets, load: async () => Buffer.alloc(0) })('site', address, '');
  expect(names).toEqual([name]);
});
