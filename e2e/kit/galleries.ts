import { expect, type Locator, type Page } from '@playwright/test';
import { PORT } from './places.ts';

export const MANUAL_URL = `http://showcase.localhost:${PORT}`;

/** A gallery of the manual, brought into view and able to answer: its engine has taken the markup. */
export async function openGallery(page: Page, path: string, place = 0): Promise<Locator> {
  await page.goto(MANUAL_URL + path, { waitUntil: 'domcontentloaded' });
  return galleryAt(page, place);
}

/** The same on a page that is open already. */
export async function galleryAt(page: Page, place: number): Promise<Locator> {
  const gallery = page.locator('.gallery').nth(place);
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery).toHaveAttribute('data-gallery-bound', '');
  return gallery;
}

/** Waits until it stands on this picture and nothing of it moves. */
export async function standsAt(gallery: Locator, place: number): Promise<void> {
  await expect(gallery.locator('.gallery-current')).toHaveText(String(place));
  await expect
    .poll(() => gallery.evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(0);
}

export const lightboxOf = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
export const largePicture = (page: Page) => lightboxOf(page).locator('.lightbox-item:not([inert]) img');
