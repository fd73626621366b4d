import { expect, test } from 'vitest';
import { ownStorage } from '../inventory/own-storage.ts';
import { TRACKING_COOKIES } from './cookies.ts';
import { isOwnName } from './own-names.ts';

const everything = { asks: true, sells: true, popup: true, announcement: true };
const uses = {
  ...everything,
  courses: true,
  albums: true,
  translated: true,
  forms: true,
  compares: true,
  advertises: true,
};
const listed = ownStorage(uses).filter(({ category }) => category === 'necessary');

test.each(listed.map(({ name }) => name))('%s is listed, and kept when consent is withdrawn', (name) => {
  expect([isOwnName(name), isOwnName(`__Host-${name}`)]).toEqual([true, true]);
});

test.each(['_ga', 'tracked', 'crumbs', 'xplinth_session', '', ...TRACKING_COOKIES])('%s is not', (name) => {
  expect(isOwnName(name)).toBe(false);
});
