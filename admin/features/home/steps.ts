import type { Step } from '#core/home/checklist.ts';

interface StepWords {
  label: string;
  /** Where it is done; the site's own home page is found when it is asked for. */
  to: string;
  /** What visitors would notice while it is missing. */
  missing: string;
}

export const STEP_WORDS: Readonly<Record<Step, StepWords>> = {
  logo: { label: 'Add your logo', to: '/settings/site', missing: 'No logo yet' },
  colours: { label: 'Choose colours and fonts', to: '/design', missing: 'Colours of the template' },
  homePage: {
    label: 'Edit the home page',
    to: '/pages',
    missing: 'The home page still has the words of the template',
  },
  facts: {
    label: 'Fill in your business details',
    to: '/settings/business',
    missing: 'No address, phone number or opening hours',
  },
  samples: { label: 'Remove the samples', to: '#samples', missing: 'Sample content is still on the site' },
  payments: {
    label: 'Set up payments',
    to: '/selling/settings?tab=payments',
    missing: 'No payment provider: visitors cannot pay by card',
  },
  shipping: {
    label: 'Set up shipping',
    to: '/selling/settings?tab=shipping',
    missing: 'Shipping rates are those of the template',
  },
  domain: { label: 'Connect a domain', to: '/settings/domains', missing: 'No domain of your own' },
  goLive: { label: 'Go live', to: '#live', missing: 'Not live' },
};
