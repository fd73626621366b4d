import { choice, group, link, list, text, toggle, type ValueOf } from '#core/fields/index.ts';
import { SERVICE_NAMES, SERVICES, type Service } from './services.ts';

export const MAX_SOCIAL_ICONS = 20;

const labels = Object.fromEntries(SERVICE_NAMES.map((name) => [name, SERVICES[name].name])) as Record<
  Service,
  string
>;

export const fields = group({
  from: choice(['own', 'settings'], 'own', {
    label: 'Links from',
    labels: { own: 'This block', settings: 'Business information' },
  }),
  links: list(
    group({
      service: choice(SERVICE_NAMES, 'instagram', { label: 'Service', labels }),
      to: link({ label: 'Link' }),
      label: text({ max: 80, label: 'Words', placeholder: 'Name of the service' }),
    }),
    { max: MAX_SOCIAL_ICONS, label: 'Links' },
  ),
  look: choice(['icons', 'words', 'both'], 'icons', {
    label: 'Look',
    labels: { icons: 'Icons', words: 'Words', both: 'Icons and words' },
  }),
  followButton: toggle(false, {
    label: 'Follow button',
    help: 'Turns the link to your profile on X into its own button, once a visitor allows it.',
  }),
  size: choice(['small', 'medium', 'large'], 'medium', {
    label: 'Size',
    labels: { small: 'Small', medium: 'Medium', large: 'Large' },
  }),
});

export type SocialIconsValues = ValueOf<typeof fields>;
