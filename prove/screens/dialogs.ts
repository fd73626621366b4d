import type { Page } from '@playwright/test';
import { kindOf } from './find-screens.ts';
import type { Language } from './kinds-of-look.ts';

export interface ShownDialog {
  name: string;
  open: (page: Page, language: Language) => Promise<void>;
}

const OPEN_WITHIN_MS = 5000;

/** Opened by a button, which is called so in English and in German. */
const pressed = (name: string, en: string, de: string): ShownDialog => ({
  name,
  open: async (page, language) => {
    const called = language === 'de' ? de : en;
    await page.getByRole('button', { name: called }).first().click({ timeout: OPEN_WITHIN_MS });
    await page.locator('[role=dialog], [role=menu]').first().waitFor({ timeout: OPEN_WITHIN_MS });
  },
});

const FIND: ShownDialog = {
  name: 'find',
  open: async (page) => {
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox').first().waitFor({ timeout: OPEN_WITHIN_MS });
  },
};

const DIALOGS: Readonly<Record<string, readonly ShownDialog[]>> = {
  '': [FIND, pressed('publish', 'Publish', 'Veröffentlichen')],
  pages: [pressed('add-page', 'Add page', 'Seite hinzufügen')],
  collections: [pressed('add-collection', 'Add collection', 'Sammlung hinzufügen')],
  assets: [pressed('new-folder', 'New folder', 'Neuer Ordner')],
  'analytics/goals': [pressed('add-goal', 'Add goal', 'Ziel hinzufügen')],
  'analytics/experiments': [pressed('experiment', 'New experiment', 'Neues Experiment')],
  'selling/orders/:id': [
    pressed('refund', 'Refund', 'Erstatten'),
    pressed('cancel', 'Cancel order', 'Bestellung stornieren'),
  ],
  'selling/discounts': [pressed('discount', 'Add discount', 'Rabatt hinzufügen')],
  'selling/gift-cards': [pressed('gift-card', 'Issue gift card', 'Geschenkkarte ausstellen')],
  'settings/permissions': [pressed('invite', 'Invite somebody', 'Jemanden einladen')],
};

/** What opens over this screen. */
export const dialogsAt = (path: string): readonly ShownDialog[] => DIALOGS[kindOf(path)] ?? [];
