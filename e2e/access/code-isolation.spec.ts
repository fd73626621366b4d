import { expect, test, type Page } from '../kit/test.ts';
import { enterAdmin, fillLogin } from '../kit/people.ts';
import { PORT } from '../kit/places.ts';

const SITE = `http://atelier.localhost:${PORT}`;
/** Owners are taken to the admin otherwise. */
const LIVE = `${SITE}/?noredirect`;
const CODE = '<script>document.documentElement.dataset.ran = "yes"</script>';

const publishCode = async (page: Page) => {
  await enterAdmin(page, `${SITE}/config/settings/code`);
  const code = page.getByLabel('Code at the end of every page');
  await expect(code).toBeVisible();
  if ((await code.inputValue()) === CODE) return;
  await code.fill(CODE);
  await page.getByRole('button', { name: 'Publish these settings' }).click();
  await expect(page.getByText('These settings are live.').first()).toBeVisible();
};

/** What a script on the page gets hold of when it tries everything; nothing is an empty list. */
const attack = (page: Page) =>
  page.evaluate(async () => {
    const SECRET = /admin-key|adminScript|id="root"|"email"|"documents"|"people"/;
    const crumb = /crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const won: string[] = [];
    const tell = (way: string, text: string) => SECRET.test(text) && won.push(way);

    const ask = async (way: string, path: string, init: RequestInit = {}) => {
      const answer = await fetch(`${path}?crumb=${crumb}`, init);
      if (answer.ok) won.push(`${way} ${answer.status}`);
      tell(way, await answer.text());
    };
    await ask('account', '/api/auth/Account');
    await ask('people', '/api/people');
    await ask('documents', '/api/content/documents', { cache: 'force-cache' });
    await ask('shell', '/config/', { cache: 'force-cache' });
    await ask('invitation', '/api/people/invitations', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-admin-key': '1.forged',
        'sec-fetch-mode': 'navigate',
      },
      body: JSON.stringify({ email: 'mallory@example.com', roles: [1], message: '' }),
    });

    const inFrame = (tag: 'iframe' | 'object', path: string) =>
      new Promise<string>((resolve) => {
        const frame = document.createElement(tag);
        const read = () => {
          try {
            resolve(frame.contentDocument?.documentElement.outerHTML ?? '');
          } catch {
            resolve('');
          }
        };
        frame.addEventListener('load', read);
        frame.addEventListener('error', read);
        if (frame instanceof HTMLIFrameElement) frame.src = path;
        else frame.data = path;
        document.body.append(frame);
        setTimeout(read, 1500);
      });
    for (const path of ['/config/', '/api/people', '/api/content/documents', '/api/auth/Account']) {
      tell(`frame ${path}`, await inFrame('iframe', path));
      tell(`object ${path}`, await inFrame('object', path));
    }

    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    /** Watches a window for as long as it can be reached at all. */
    const watch = async (way: string, opened: Window) => {
      for (const end = Date.now() + 3000; Date.now() < end && !opened.closed;) {
        try {
          if (!opened.location.href.startsWith('about:'))
            tell(way, opened.document.documentElement.outerHTML);
        } catch {
          return;
        }
        await pause();
      }
    };
    const opened = (path: string) => open(path) ?? window;
    await watch('window', opened('/config/'));
    await watch('window on a call', opened('/api/people'));
    const later = opened('/?noredirect');
    for (; later.document.readyState !== 'complete';) await pause();
    later.location.href = '/config/';
    await watch('window that goes there later', later);

    const script = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '/';
    await navigator.serviceWorker.register(script).then(
      () => won.push('service worker'),
      () => undefined,
    );
    const form = document.createElement('form');
    const target = document.createElement('iframe');
    target.name = 'target';
    Object.assign(form, { method: 'post', action: `/api/content/publish?crumb=${crumb}`, target: 'target' });
    document.body.append(target, form);
    const posted = new Promise((resolve) => target.addEventListener('load', resolve));
    form.submit();
    await posted;
    if (!/adminOnly/.test(target.contentDocument?.body.textContent ?? '')) won.push('form');
    return [...new Set(won)];
  });

test('a script of the site has no rights of whoever looks at it, in no window and no frame', async ({
  page,
}) => {
  await publishCode(page);
  const frame = page.frameLocator('iframe[title="Your site"]');
  await expect(frame.locator('main')).toBeVisible();
  await expect(frame.locator('html')).not.toHaveAttribute('data-ran');

  await page.goto(LIVE);
  await expect(page.locator('html')).toHaveAttribute('data-ran', 'yes');
  expect(await attack(page)).toEqual([]);

  await page.goto(`${SITE}/config/pages`);
  await expect(page.getByRole('main')).toBeVisible();
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => {
      Object.assign(globalThis, { opened: open('/?noredirect') });
    }),
  ]);
  await expect(opened.locator('html')).toHaveAttribute('data-ran', 'yes');
  expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
  await opened.close();
});

test('a page that was open before somebody logged in gets nothing of it', async ({ page }) => {
  await publishCode(page);
  await page.context().clearCookies();
  await page.goto(LIVE);
  await expect(page.locator('html')).toHaveAttribute('data-ran', 'yes');

  const other = await page.context().newPage();
  await other.goto(`${SITE}/config/`);
  await fillLogin(other);
  await other.waitForURL(({ pathname }) => pathname.startsWith('/config/'));
  await expect(other.getByRole('main')).toBeVisible();

  expect(await attack(page)).toEqual([]);
  await expect(other.getByRole('main')).toBeVisible();
  await other.close();
});

test('the drafts of a page run no code, neither for those who write them nor on a preview link', async ({
  page,
}) => {
  await publishCode(page);
  await page.goto(`${SITE}/?draft=view&noredirect`);
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
});
