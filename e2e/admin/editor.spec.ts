import { expect, test, type Locator } from '../kit/test.ts';
import { addPage, command, drag, openEditor, PNG, publish } from '../kit/editor-page.ts';
import { expectAccessible } from '../kit/axe.ts';
import { SITE_URL } from '../kit/places.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a block that is too wide is dropped beside a picture, as wide as the room there', async ({ page }) => {
  const { canvas, saved } = await addPage(page, 'Side by side');
  const blocks = page.getByRole('tab', { name: 'Blocks' });
  await blocks.click();
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const picture = canvas.locator('.block[data-block=image]');
  await expect(picture).toBeInViewport();
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no picture.');

  await blocks.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 60, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();

  const heading = canvas.locator('.block[data-block=heading]').last();
  await expect(heading).toBeVisible();
  const beside = await heading.boundingBox();
  expect(beside?.x).toBeGreaterThan(box.x + box.width);
  expect(beside?.y).toBeLessThan(box.y + box.height);
  expect(await canvas.locator('html').evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true);
  await saved();
});

test('with the mouse: type, add, drag, look at the phone, undo, publish and take it back', async ({
  page,
  visitor,
}) => {
  const { canvas, block, saved } = await openEditor(page, /^About/);
  const path = new URL(await canvas.locator('html').evaluate((html) => html.ownerDocument.URL)).pathname;
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const first = canvas.locator('main h1').first();
  const before = (await first.textContent()) ?? '';

  await first.click();
  await expect(page.getByRole('heading', { name: 'Heading' })).toBeVisible();
  await expectAccessible(page);
  await first.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Typed in place');
  await page.keyboard.press('Escape');
  await expect(first).toHaveText('Typed in place');
  await saved();

  // Escape ends a drag, and nothing else.
  const blocks = page.getByRole('tab', { name: 'Blocks' });
  await blocks.click();
  await page.getByRole('button', { name: 'Text', exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(800, 400, { steps: 3 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(blocks).toBeVisible();

  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.getByRole('combobox', { name: 'Kind of section' }).click();
  await page.getByRole('option', { name: 'Calls to action' }).click();
  await expectAccessible(page, { inBothColours: true });
  const design = page.getByRole('button', { name: 'Two ways on', exact: true });
  const card = page.getByRole('listitem').filter({ has: design });
  await design.scrollIntoViewIfNeeded();
  const width = () =>
    card.locator('iframe').evaluate((frame) => {
      const drawn = (frame as HTMLIFrameElement).contentDocument?.querySelector('.block');
      return drawn?.getBoundingClientRect().width ?? 0;
    });
  await expect.poll(width).toBeGreaterThan(0);
  const wide = await width();
  const favourite = card.getByRole('button', { name: 'Favourite: Two ways on' });
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  expect(await width()).toBe(wide);
  await favourite.click();
  await design.click();
  const button = block('To the shelf');
  await expect(button).toBeInViewport();

  const columnOf = async () => (await button.boundingBox())?.x ?? 0;
  const left = await columnOf();
  await drag(page, button, { x: 260, y: 0 });
  // As far as the button beside it leaves room.
  expect(await columnOf()).toBeGreaterThan(left + 60);
  await page.keyboard.press('Control+Z');
  await expect.poll(columnOf).toBe(left);

  await page
    .locator('label')
    .filter({ hasText: /^Phone$/ })
    .click();
  await expect(canvas.locator('html')).toHaveJSProperty('clientWidth', 428);
  await button.click();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('alert').filter({ hasText: 'Differs on phone' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Differs on phone' })).toBeHidden();
  await page
    .locator('label')
    .filter({ hasText: /^Desktop$/ })
    .click();

  await saved();
  await publish(page, title);
  await visitor.goto(SITE_URL + path);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Typed in place');
  await expect(visitor.getByText('To the shelf')).toBeVisible();

  await page.getByRole('button', { name: /^Publish:/ }).click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await panel.getByRole('tab', { name: 'Releases' }).click();
  await panel.getByRole('button', { name: 'Undo release' }).first().click();
  await expect(page.getByText(/^Release \d+ undone$/)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before);
});

test('with the keyboard alone: add, type, move, undo, another picture, colours, phone, publish and take it back', async ({
  page,
}) => {
  const { canvas, block, saved } = await addPage(page, 'By keys');
  await page.getByRole('tab', { name: 'Sections' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Words left, picture right', exact: true }).focus();
  await page.keyboard.press('Enter');
  const heading = block('Bread at seven.');
  await expect(heading).toBeVisible();

  await page.getByRole('tab', { name: 'Outline' }).focus();
  await page.keyboard.press('Enter');
  const row = page.getByRole('treeitem', { name: /Bread at seven/ }).last();
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Only keys');
  await page.keyboard.press('Escape');
  const typed = block('Only keys');
  await expect(typed).toBeFocused();

  const x = async () => Math.round((await typed.boundingBox())?.x ?? 0);
  const start = await x();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(x).toBeGreaterThan(start + 40);
  await page.keyboard.press('Control+Z');
  await expect.poll(x).toBe(start);
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(x).toBeGreaterThan(start + 40);

  const blocks = canvas.locator('main .block');
  const count = await blocks.count();
  await page.keyboard.press('Control+D');
  await expect(blocks).toHaveCount(count + 1);
  await page.keyboard.press('Delete');
  await expect(blocks).toHaveCount(count);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Section', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Click anything on the page')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await command(page, 'Add: Quote');
  await expect(block('Words worth repeating.')).toBeVisible();
  await saved();
  await page.reload();
  await expect(block('Only keys')).toBeVisible();

  const press = async (thing: Locator, key = 'Enter') => {
    await thing.focus();
    await page.keyboard.press(key);
  };
  const picture = canvas.locator('main .block[data-block="image"] img').first();
  const shown = (await picture.getAttribute('src')) ?? '';
  await press(page.getByRole('tab', { name: 'Outline' }));
  // In the outline a picture is called what its description begins with.
  const described = (await picture.getAttribute('alt')) || 'Image';
  await press(page.getByRole('treeitem', { name: described.slice(0, 30) }).last());
  await expect(canvas.locator('main .block[data-block="image"]').first()).toBeFocused();
  await press(page.getByRole('tab', { name: 'Edit' }));
  await press(page.getByRole('button', { name: 'Change', exact: true }));
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  const chooser = page.waitForEvent('filechooser');
  await press(picker.getByRole('button', { name: 'Upload' }));
  await (await chooser).setFiles({ name: 'by-keys.png', mimeType: 'image/png', buffer: PNG });
  await expect(picker).toBeHidden();
  await expect(picture).not.toHaveAttribute('src', shown);
  await press(page.getByRole('button', { name: 'Focal point', exact: true }));
  await press(page.getByRole('button', { name: /^Focal point, 50 %/ }), 'ArrowRight');
  await expect(picture).toHaveAttribute('data-image-focal-point', '0.52,0.5');
  await press(canvas.locator('main .block[data-block="image"]').first(), 'Escape');
  await page.keyboard.press('Escape');

  await press(page.getByRole('button', { name: 'Colours and type' }));
  await press(page.getByRole('radio', { name: 'Harbour' }), 'Space');
  const accent = () =>
    canvas.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--accent'));
  await expect.poll(accent).toBe('#0f6a8c');
  await press(page.getByRole('radio', { name: 'Phone', exact: true }), 'Space');
  await expect(canvas.locator('html')).toHaveJSProperty('clientWidth', 428);
  await saved();
  await press(page.getByRole('button', { name: /^Publish: \d/ }));
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await press(panel.getByRole('button', { name: /^Publish \d+ changes?$/ }));
  await expect(page.getByRole('link', { name: 'See it live' })).toBeVisible();
  await expect(panel).toBeHidden();
  await press(page.getByRole('button', { name: /^Publish:/ }));
  await press(panel.getByRole('tab', { name: 'Releases' }));
  await press(panel.getByRole('button', { name: 'Undo release' }).first());
  await expect(page.getByText(/^Release \d+ undone$/)).toBeVisible();
});

test('rich text: slash menu, marks, links, and words from Word without their script', async ({ page }) => {
  const { canvas, block, saved } = await addPage(page, 'Rich words');
  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.getByRole('combobox', { name: 'Kind of section' }).click();
  await page.getByRole('option', { name: 'Text', exact: true }).click();
  await page.getByRole('button', { name: 'Title beside the text', exact: true }).click();
  const text = block('We are five people');
  await text.click();
  await text.click();
  const typing = canvas.locator('[contenteditable="true"]');
  await expect(typing).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('First line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/bul');
  await expect(canvas.getByRole('option', { name: 'Bulleted list' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('A point');
  await expect(typing.locator('ul li')).toHaveText('A point');
  await typing.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p class=MsoNormal style="color:red"><b>From Word</b><script>window.hacked = 1</script></p>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await expect(typing.locator('strong')).toHaveText('From Word');

  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+End');
  await canvas.getByRole('button', { name: 'Link' }).click();
  const link = canvas.getByRole('textbox', { name: 'Link' });
  await link.fill('javascript:alert(1)');
  await expect(canvas.getByText('Links must not run script.')).toBeVisible();
  await link.fill('https://example.com');
  await expect(canvas.getByText('Another site')).toBeVisible();
  await link.press('Enter');
  await expect(typing.locator('a')).toHaveAttribute('href', 'https://example.com');
  await page.keyboard.press('Escape');
  await saved();
  await page.reload();
  await expect(block('From Word').locator('a')).toHaveAttribute('href', 'https://example.com');
  expect(await block('From Word').innerHTML()).not.toContain('script');
});

test('the link dialog: a page, a mail, a file that is uploaded there, and what must not be linked', async ({
  page,
}) => {
  const { block, saved } = await addPage(page, 'Ways on');
  await command(page, 'Add: Button');
  await block(/\w/).click();
  const field = page.getByRole('combobox', { name: 'Link' });
  const dialog = page.getByRole('dialog', { name: 'Edit link' });
  const choose = async (kind: string) => {
    await page.getByRole('button', { name: 'Choose: Link' }).click();
    await dialog.getByRole('radio', { name: kind, exact: true }).click();
  };
  const set = dialog.getByRole('button', { name: 'Apply link' });
  await choose('Page');
  await dialog.getByRole('combobox', { name: 'Page' }).fill('About');
  await page.getByRole('option', { name: /About/ }).first().click();
  await set.click();
  await expect(field).toHaveValue('/about');
  await choose('Email');
  await dialog.getByLabel('Email', { exact: true }).fill('hello@example.com');
  await dialog.getByLabel('Subject').fill('A table');
  await set.click();
  await expect(field).toHaveValue('mailto:hello@example.com?subject=A%20table');
  await choose('File');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  const files = page.getByRole('dialog', { name: 'Choose a file' });
  await files
    .locator('input[type="file"]')
    .setInputFiles({ name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Soup') });
  await expect(files).toBeHidden();
  await set.click();
  await expect(field).toHaveValue('/s/menu.txt');
  await choose('Other site');
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await expect(dialog.getByRole('status')).toContainText('Links must not run script.');
  await expect(set).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue('/s/menu.txt');
  await saved();
});

test('two people: what does not meet is merged, what does is asked', async ({ page, context }) => {
  const one = await addPage(page, 'Two people');
  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.getByRole('button', { name: 'Name and three facts', exact: true }).click();
  await one.saved();
  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(page.url());
  const heading = (on: typeof page) => on.frameLocator('iframe[title="Your site"]').locator('main h1');
  const type = async (on: typeof page, words: string) => {
    await heading(on).click();
    await heading(on).click();
    await on.keyboard.press('Control+A');
    await on.keyboard.type(words);
    await on.keyboard.press('Escape');
  };
  await expect(heading(other)).toBeVisible();
  await type(other, 'From the other window');
  await expect(other.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await page.bringToFront();
  await type(page, 'From this window');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('From the other window');
  await expect(dialog).toContainText('From this window');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await one.saved();
  await other.reload();
  await expect(heading(other)).toHaveText('From this window');
});

test('header, menu, theme and footer change in place, and undo goes over all of them', async ({ page }) => {
  const { canvas, saved } = await openEditor(page, /^About/);
  const header = canvas.locator('.site-header');
  const menu = header.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
  await expect(menu.first()).toBeVisible();
  const first = (await menu.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Header and menu' }).click();
  await page.getByLabel('Button', { exact: true }).fill('Book a table');
  await expect(header.getByText('Book a table').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expect(menu.first()).not.toHaveText(first);
  const accent = () =>
    canvas.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--accent'));
  const colour = await accent();
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await page.getByRole('button', { name: 'Colours and type' }).click();
  await page.getByRole('radio', { name: 'Harbour' }).click();
  await expect.poll(accent).toBe('#0f6a8c');
  await saved();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect.poll(accent).toBe(colour);
  await undo.click();
  await expect(menu.first()).toHaveText(first);
  await undo.click();
  await expect(header.getByText('Book a table')).toHaveCount(0);
  await expect(undo).toBeDisabled();

  await page.getByRole('button', { name: 'Back to the page' }).click();
  await page.getByRole('button', { name: 'Footer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Footer', level: 1 })).toBeVisible();
  await expect(
    canvas.locator('html[data-editing="ready"] .site-footer[data-canvas="footer"]'),
  ).toBeAttached();
  const name = canvas.locator('.site-footer .business .heading');
  await name.click();
  await page.getByLabel('Name', { exact: true }).uncheck({ force: true });
  await expect(name).toHaveCount(0);
  await saved();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(name).toBeVisible();
  await saved();
});
