import { expect, test } from 'vitest';
import { looksLikeRobot } from './guard.ts';

test.each([
  [{ honeypot: undefined, filledInMs: undefined }, false],
  [{ honeypot: '', filledInMs: 5000 }, false],
  [{ honeypot: 'http://spam', filledInMs: 5000 }, true],
  [{ honeypot: '', filledInMs: 20 }, true],
  [{ honeypot: '', filledInMs: '20' }, true],
  [{ honeypot: '', filledInMs: '' }, false],
  [{ honeypot: 7, filledInMs: 5000 }, false],
  [{ honeypot: '', filledInMs: 0 }, true],
  [{ honeypot: '', filledInMs: -1 }, false],
  [{ honeypot: '', filledInMs: 299 }, true],
  [{ honeypot: '', filledInMs: 300 }, false],
  [{ honeypot: '', filledInMs: 'soon' }, false],
])('%j looks like a robot: %j', (signs, isRobot) => expect(looksLikeRobot(signs)).toBe(isRobot));
