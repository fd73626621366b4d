import { afterEach, describe, expect, test, vi } from 'vitest';
import { DataError } from '#browser/http/data-error.ts';
import type { DataLayer } from '#browser/http/data-layer.ts';
import { adminKey, withAdminKey } from './admin-keys.ts';
import { answerIdentity, identityQuestion, onIdentityAsked, withIdentity } from './confirm-identity.ts';
import { onDone, SLOW_CALL_MS, withHearing } from './heard.ts';
import { answerLogin, announceLogin, askForLogin, isLoginAsked, onLoginAsked } from './log-in-again.ts';
import { z } from './trusting-schemas.ts';

afterEach(() => void vi.unstubAllGlobals());
const GET = { method: 'GET', path: '/api/x' } as const;
const POST = { method: 'POST', path: '/api/x' } as const;

describe('who it is', () => {
  const refused = (details: object) =>
    new DataError('refused', 'Who?', { status: 403, details: { ...details } });
  const asking = (details: object) => {
    let calls = 0;
    const send: DataLayer = async () => {
      calls += 1;
      if (calls === 1) throw refused(details);
      return 'done';
    };
    return { send: withIdentity(send), calls: () => calls };
  };

  test('a call is repeated once somebody has said who they are', async () => {
    const { send, calls } = asking({ confirmIdentity: { needsCode: true } });
    const heard = vi.fn();
    const stop = onIdentityAsked(heard);
    const answer = send(POST);
    await expect.poll(() => identityQuestion()).toEqual({ needsCode: true, hasPasskey: false });
    answerIdentity(true);
    expect(await answer).toBe('done');
    expect([calls(), heard.mock.calls.length > 0, identityQuestion()]).toEqual([2, true, undefined]);
    stop();
  });

  test('who will not say so gets the refusal', async () => {
    const { send, calls } = asking({ confirmIdentity: {} });
    const answer = send(POST);
    await expect.poll(() => identityQuestion()).toBeDefined();
    answerIdentity(false);
    await expect(answer).rejects.toThrow('Who?');
    expect(calls()).toBe(1);
  });

  test('a second question answers the first one with no', async () => {
    const [one, two] = [asking({ confirmIdentity: {} }), asking({ confirmIdentity: {} })];
    const first = one.send(POST);
    await expect.poll(() => identityQuestion()).toBeDefined();
    const second = two.send(POST);
    await expect(first).rejects.toThrow('Who?');
    answerIdentity(true);
    expect(await second).toBe('done');
  });

  test('other refusals ask nobody', async () => {
    await expect(asking({}).send(POST)).rejects.toThrow('Who?');
    expect(identityQuestion()).toBeUndefined();
  });
});

describe('a log-in', () => {
  test('is asked for once and answers all who wait', async () => {
    const heard = vi.fn();
    const stop = onLoginAsked(heard);
    expect(isLoginAsked()).toBe(false);
    const both = Promise.all([askForLogin(), askForLogin()]);
    expect(isLoginAsked()).toBe(true);
    answerLogin(true);
    expect(await both).toEqual([true, true]);
    expect(isLoginAsked()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    answerLogin(false);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('is told to other tabs', () => {
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { setItem });
    announceLogin();
    expect(setItem).toHaveBeenCalledWith('plinth-logged-in', expect.stringMatching(/^\d+$/));
  });
});

test('changes are heard of, and what took long', async () => {
  let time = 0;
  vi.stubGlobal('performance', { now: () => time });
  const heard = vi.fn();
  onDone(heard);
  const taking = (ms: number) => withHearing(async () => void (time += ms));
  await taking(10)(GET);
  expect(heard).not.toHaveBeenCalled();
  await taking(10)(POST);
  await taking(SLOW_CALL_MS)(GET);
  await taking(SLOW_CALL_MS + 1)(GET);
  expect(heard.mock.calls).toEqual([
    [{ method: 'POST', path: '/api/x', tookMs: 10 }],
    [{ method: 'GET', path: '/api/x', tookMs: SLOW_CALL_MS + 1 }],
  ]);
  onDone(() => {});
});

test('every call carries the key of the admin, and a page without one none', async () => {
  const send = vi.fn<DataLayer>(async () => 'done');
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector.includes('admin-key') ? { content: 'k' } : null),
  });
  await withAdminKey(send)({ ...GET, headers: { 'x-other': '1' } });
  expect(Object.values(send.mock.calls[0]?.[0].headers ?? {})).toEqual(['1', 'k']);
  expect([adminKey('admin-key'), adminKey('frame-key')]).toEqual(['k', '']);
});

test('what stands in place of checks takes every reply as it is', () => {
  const schemas = z as Record<string, (...parts: unknown[]) => { parse: (value: unknown) => unknown }>;
  const value = { any: 'thing' };
  expect(schemas['object']?.({ a: schemas['string']?.() }).parse(value)).toBe(value);
});
