import { CAPTCHA_NOT_SET_UP, type CaptchaSpec } from '#core/forms/submission/captcha.ts';
import type { CaptchaOptions, CaptchaWidget } from './widget.ts';

type HostedSpec = Extract<CaptchaSpec, { provider: 'hosted' }>;

/** What the scripts of the common services have in common. */
interface HostedApi {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string | number;
  execute(widget: string | number): unknown;
  reset(widget: string | number): void;
  remove?(widget: string | number): void;
  ready?(run: () => void): void;
}

const scripts = new Map<string, Promise<void>>();

/** One script element however many forms ask for it. */
function loadOnce(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      scripts.delete(address);
      reject(new Error(CAPTCHA_NOT_SET_UP));
    });
    document.head.append(script);
  });
  scripts.set(address, loading);
  return loading;
}

function apiOf(name: string): Promise<HostedApi> {
  const api = (window as unknown as Record<string, HostedApi | undefined>)[name];
  if (!api) return Promise.reject(new Error(CAPTCHA_NOT_SET_UP));
  return new Promise((resolve) => (api.ready ? api.ready(() => resolve(api)) : resolve(api)));
}

export async function renderHosted(spec: HostedSpec, options: CaptchaOptions): Promise<CaptchaWidget> {
  if (spec.siteKey === '') throw new Error(CAPTCHA_NOT_SET_UP);
  await loadOnce(spec.script);
  const api = await apiOf(spec.global);
  let token: string | undefined;
  let waiting: ((token: string | undefined) => void)[] = [];
  const settle = (next: string | undefined) => {
    token = next;
    options.onChange(next !== undefined);
    for (const resolve of waiting.splice(0)) resolve(next);
  };
  const widget = api.render(options.container, {
    sitekey: spec.siteKey,
    callback: (solved: string) => settle(solved),
    'expired-callback': () => settle(undefined),
    'error-callback': () => settle(undefined),
    ...(spec.isInvisible && { size: 'invisible' }),
  });
  return {
    token: () => token,
    execute() {
      if (token !== undefined || !spec.isInvisible) return Promise.resolve(token);
      return new Promise((resolve) => {
        waiting.push(resolve);
        api.execute(widget);
      });
    },
    reset() {
      settle(undefined);
      api.reset(widget);
    },
    destroy() {
      waiting = [];
      api.remove?.(widget);
      options.container.replaceChildren();
    },
  };
}
