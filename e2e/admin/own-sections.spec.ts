import { expect, test } from '../kit/test.ts';
import { addPage, command } from '../kit/editor-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a section is saved, put on another page, renamed, deleted and brought back', async ({ page }) => {
  const { canvas, block, saved } = await addPage(page, 'Where it comes from');
  const sections = page.getByRole('tab', { name: 'Sections' });
  const kind = page.getByRole('combobox', { name: 'Kind of section' });
  const yours = page.getByRole('list', { name: 'Yours' });
  const openYours = async () => {
    await sections.click();
    await kind.click();
    await page.getByRole('option', { name: 'Yours' }).click();
  };

  await sections.click();
  await kind.click();
  await page.getByRole('option', { name: 'Calls to action' }).click();
  await page.getByRole('button', { name: 'Two ways on', exact: true }).click();
  await expect(block('To the shelf')).toBeInViewport();
  await saved();
  await command(page, 'Save the section for other pages');
  const save = page.getByRole('dialog', { name: 'Save section' });
  await save.getByRole('textbox', { name: 'Name' }).fill('Way out');
  await save.getByRole('button', { name: 'Save section' }).click();
  await expect(save).toBeHidden();

  await addPage(page, 'Where it goes');
  await openYours();
  await yours.getByRole('button', { name: 'Way out', exact: true }).click();
  await expect(canvas.getByText('To the shelf')).toBeInViewport();
  await saved();

  const act = async (name: string, action: string) => {
    await yours.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await openYours();
  await act('Way out', 'Rename');
  const rename = page.getByRole('dialog', { name: 'Rename section' });
  await rename.getByRole('textbox', { name: 'Name' }).fill('Two ways');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(yours.getByText('Two ways')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search sections' }).fill('two ways');
  await expect(page.getByRole('list', { name: 'Found' })).toBeVisible();
  await expect(yours.getByText('Two ways')).toBeVisible();

  await act('Two ways', 'Delete');
  await expect(yours).toBeHidden();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Deleted “Two ways”.' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(yours.getByText('Two ways')).toBeVisible();
  await act('Two ways', 'Delete');
  await expect(yours).toBeHidden();
  await expect(canvas.getByText('To the shelf')).toBeVisible();
});
