import { chromium } from 'playwright-core';
import { chromiumLaunch } from './scripts/install/chromium.mjs';
const base = 'http://showcase.localhost:4503';
const browser = await chromium.launch(await chromiumLaunch());
for (const [name, path] of [['poll','/blocks/poll'],['archive','/blocks/newsletter-archive']]) {
  for (const [w, scheme] of [[1440,'light'],[768,'light'],[390,'dark']]) {
    const page = await browser.newPage({ viewport: { width: w, height: 1000 }, colorScheme: scheme });
    const res = await page.goto(base + path);
    console.log(name, w, res.status());
    await page.screenshot({ path: `/tmp/zz-${name}-${w}.png`, fullPage: true });
    await page.close();
  }
}
const page = await browser.newPage({ viewport: { width: 900, height: 1000 } });
page.on('console', (m) => console.log('console', m.text()));
await page.goto(base + '/blocks/poll');
const radio = page.getByRole('radio', { name: 'Potato' });
await radio.focus(); await page.keyboard.press('Space');
await page.waitForTimeout(3000);
await page.getByRole('button', { name: 'Vote' }).first().click();
await page.waitForTimeout(4000);
await page.screenshot({ path: '/tmp/zz-voted.png', fullPage: true });
const p2 = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 900, height: 1000 } })).newPage();
await p2.goto(base + '/blocks/poll');
await p2.getByRole('checkbox').first().check();
await p2.getByRole('button', { name: 'Vote' }).nth(1).click();
console.log(p2.url());
await p2.screenshot({ path: '/tmp/zz-noscript.png', fullPage: true });
await p2.goto(base + '/blocks/newsletter-archive');
await p2.getByRole('link', { name: 'Plums' }).first().click();
console.log(p2.url());
await p2.screenshot({ path: '/tmp/zz-letter.png', fullPage: true });
await browser.close();
