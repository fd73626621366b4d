import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installSite, SECOND_RUN_WARNING, type Site } from './lifecycle.ts';
import { SITE_STUB } from './lifecycle-stub.ts';
import { reportRemovedGlobals } from './removed-globals.ts';

function runInline(code: string) {
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
  script.remove();
}

function install(): Site {
  const site = installSite();
  if (!site) throw new Error('not installed');
  return site;
}

beforeEach(() => {
  Reflect.deleteProperty(window, 'Site');
});
afterEach(() => vi.restoreAllMocks());

describe('initializing', () => {
  test('runs what was registered before, once, and later callbacks at once', () => {
    const site = install();
    const early = vi.fn();
    const late = vi.fn();
    site.onInitialize(early);
    expect(window.Site?.INITIALIZED).toBe(false);
    expect(early).not.toHaveBeenCalled();
    site.initialize();
    expect(window.Site?.INITIALIZED).toBe(true);
    site.initialize();
    expect(early).toHaveBeenCalledOnce();
    site.onInitialize(late);
    expect(late).toHaveBeenCalledOnce();
  });

  test('a failing callback is reported and stops nobody', () => {
    const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {});
    const good = vi.fn();
    const failure = new Error('broken');
    const site = install();
    site.onInitialize(() => {
      throw failure;
    });
    site.onInitialize(good);
    site.initialize();
    expect(good).toHaveBeenCalledOnce();
    expect(reported.mock.calls).toEqual([[failure]]);
  });

  test('inline scripts register through the stub before the script has come', () => {
    runInline(SITE_STUB);
    runInline(
      'window.seen=[];Site.onInitialize(()=>seen.push(Site.INITIALIZED));Site.onDestroy(()=>seen.push("gone"))',
    );
    const stub = window.Site;
    expect(stub?.INITIALIZED).toBe(false);
    const site = install();
    expect(window.Site).toBe(stub);
    site.initialize();
    site.globalDestroy();
    expect(Reflect.get(window, 'seen')).toEqual([true, 'gone']);
    expect(Object.keys(site)).not.toContain('waiting');
  });
});

test('destroying runs each callback once', () => {
  const site = install();
  const gone = vi.fn();
  site.onDestroy(gone);
  site.initialize();
  expect(gone).not.toHaveBeenCalled();
  site.globalDestroy();
  site.globalDestroy();
  expect(gone).toHaveBeenCalledOnce();
});

test('a second run is warned about and changes nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const site = install();
  expect(installSite()).toBeUndefined();
  expect(warn.mock.calls).toEqual([[SECOND_RUN_WARNING]]);
  expect(window.Site).toBe(site);
});

test('the removed tween global says so and the page goes on', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  reportRemovedGlobals();
  expect(Reflect.get(window, 'Tweener')).toBeUndefined();
  expect(error.mock.calls).toEqual([['Tweener is no longer supported']]);
  Reflect.deleteProperty(window, 'Tweener');
});
