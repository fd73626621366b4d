/** What visitors agree to. The first needs no consent; the order is that of the choices they are shown. */
export const CATEGORIES = ['necessary', 'preferences', 'statistics', 'marketing'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What a visitor can refuse. */
export const OPTIONAL_CATEGORIES = ['preferences', 'statistics', 'marketing'] as const;

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  necessary: 'Necessary',
  preferences: 'Preferences',
  statistics: 'Statistics',
  marketing: 'Marketing',
};

export const CATEGORY_PURPOSES: Readonly<Record<Category, string>> = {
  necessary: 'Needed for this site to work. Always on.',
  preferences: 'Maps, players and other content from elsewhere.',
  statistics: 'Counts visits, to see what works.',
  marketing: 'Advertising and content that may track you across sites.',
};

/** Categories, each once and in their order, with what is always allowed. */
export function withNecessary(categories: Iterable<string>): Category[] {
  const given = new Set<string>(categories).add('necessary');
  return CATEGORIES.filter((category) => given.has(category));
}
