import type { LucideIcon } from 'lucide-react';
import { labelOf } from '#core/fields/label.ts';
import { SETTINGS, type SettingsGroup } from '#core/settings/groups.ts';
import { matching } from '../../../kit/palette/matching.ts';
import { fieldsOn } from '../../../panels/settings/screens-of-fields.ts';
import { declared } from '../../../words/catalogue.ts';
import type { SettingsSection } from '../section.ts';

/** A screen of the settings, or one setting on it. */
export interface FoundSetting {
  to: string;
  label: string;
  /** What is there, or where it is. */
  summary: string;
  icon: LucideIcon;
  also: string;
}

interface Part {
  group: SettingsGroup;
  names?: readonly string[];
}

/** What is set on each screen that is made of declared fields. */
const ON_SCREEN: Readonly<Record<string, readonly Part[]>> = {
  site: [{ group: 'site', names: fieldsOn('site', 'site') }],
  business: [{ group: 'business' }],
  comments: [{ group: 'comments' }],
  reviews: [{ group: 'reviews' }],
  region: [
    { group: 'site', names: fieldsOn('site', 'region') },
    { group: 'store', names: ['storeCurrency', 'measurementStandard'] },
  ],
  extras: [{ group: 'mobileInfoBar' }, { group: 'sharing' }, { group: 'maps' }],
  badge: [{ group: 'badge' }],
  access: [{ group: 'access', names: fieldsOn('access', 'lock') }],
  forms: [{ group: 'forms' }],
  cookies: [{ group: 'cookies' }],
  receipts: [{ group: 'receipts' }],
  code: [{ group: 'code' }],
  pixels: [{ group: 'pixels' }],
  escape: [{ group: 'access', names: fieldsOn('access', 'escape') }],
};

function settingsOn({ path, label: screen, icon }: SettingsSection): FoundSetting[] {
  return (ON_SCREEN[path] ?? []).flatMap(({ group, names }) =>
    Object.entries(SETTINGS[group].control.fields ?? {}).flatMap(([name, control]): FoundSetting[] => {
      if (names && !names.includes(name)) return [];
      const label = declared(labelOf(name, control));
      const help = control.help === undefined ? '' : declared(control.help);
      // A screen with one setting has its name.
      if (label === screen) return [];
      return [{ to: `/settings/${path}`, label, summary: screen, icon, also: `${screen} ${help}` }];
    }),
  );
}

/** Screens first, then single settings; by half words, and by words with a slip in them. */
export function findSettings(sections: readonly SettingsSection[], query: string): FoundSetting[] {
  const screens = sections.map(({ path, label, summary, icon }): FoundSetting => ({
    to: `/settings/${path}`,
    label,
    summary,
    icon,
    also: summary,
  }));
  const found = matching([...screens, ...sections.flatMap(settingsOn)], query);
  return found.toSorted((a, b) => Number(screens.includes(b)) - Number(screens.includes(a)));
}
