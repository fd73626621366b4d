import { CRUMB_COOKIE } from '#core/visitors/cookies.ts';
import { readCookie, writeCookie } from '../storage/cookies.ts';

/** Where the proof is kept that a call comes from a page of ours. */
export interface CrumbJar {
  read(): string | undefined;
  store(crumb: string): void;
  canStore(): boolean;
}

export const crumbCookie: CrumbJar = {
  read: () => readCookie(CRUMB_COOKIE),
  store: (crumb) => writeCookie(CRUMB_COOKIE, crumb),
  canStore: () => navigator.cookieEnabled,
};
