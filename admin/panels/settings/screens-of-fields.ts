import type { Settings } from '#core/settings/groups.ts';

/** Groups that are spread over several screens: where each field stands. A new field compiles once it has a screen. */
const SCREENS = {
  site: {
    title: 'site',
    description: 'site',
    logo: 'site',
    favicon: 'site',
    shareImage: 'site',
    hideFromSearchEngines: 'site',
    language: 'region',
    region: 'region',
    timezone: 'region',
    otherLanguages: 'region',
    languagesInFooter: 'region',
  } satisfies Record<keyof Settings['site'], 'site' | 'region'>,
  access: {
    useEscapeKeyToLogin: 'escape',
    // Set with the password, by a form of its own.
    visibility: 'access',
    lockHeadline: 'lock',
    lockWords: 'lock',
  } satisfies Record<keyof Settings['access'], 'escape' | 'access' | 'lock'>,
} as const;

type Screens = typeof SCREENS;

/** The fields of a group that stand on a screen, in the order in which it shows them. */
export function fieldsOn<G extends keyof Screens>(group: G, screen: Screens[G][keyof Screens[G]]) {
  const places: Readonly<Record<string, unknown>> = SCREENS[group];
  return Object.keys(places).filter((name) => places[name] === screen);
}
