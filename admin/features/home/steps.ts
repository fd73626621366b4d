import type { Step } from '#core/home/checklist.ts';
import { say } from './words.ts';

interface StepWords {
  label: string;
  /** Where it is done; the site's own home page is found when it is asked for. */
  to: string;
  /** What visitors would notice while it is missing. */
  missing: string;
}

export const STEP_WORDS: Readonly<Record<Step, StepWords>> = {
  logo: { label: say('addYourLogo'), to: '/settings/site', missing: say('noLogoYet') },
  colours: { label: say('chooseColoursAndFonts'), to: '/design', missing: say('coloursOfTheTemplate') },
  homePage: {
    label: say('editTheHomePage'),
    to: '/pages',
    missing: say('theHomePageStill'),
  },
  facts: {
    label: say('fillInYourBusiness'),
    to: '/settings/business',
    missing: say('noAddressPhoneNumber'),
  },
  samples: { label: say('removeTheSamples'), to: '#samples', missing: say('sampleContentIsStill') },
  products: {
    label: say('addAProduct'),
    to: '/selling/products/new',
    missing: say('noProductOfYourOwn'),
  },
  payments: {
    label: say('setUpPayments'),
    to: '/selling/settings?tab=payments',
    missing: say('noPaymentProviderVisitors'),
  },
  shipping: {
    label: say('setUpShipping'),
    to: '/selling/settings?tab=shipping',
    missing: say('shippingRatesAreThose'),
  },
  domain: { label: say('connectADomain'), to: '/settings/domains', missing: say('noDomainOfYour') },
  goLive: { label: say('goLive'), to: '#live', missing: say('notLive') },
};
