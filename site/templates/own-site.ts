import { measurementsOf } from '#core/commerce/catalogue/measurements-of-country.ts';
import { isRecord } from '#core/fields/field.ts';
import type { Place } from '#core/maps/location.ts';
import { mapStart } from '#core/maps/start.ts';
import { currencyOf } from '#core/money/currency-of-country.ts';
import { businessSettings } from '#core/settings/business.ts';
import { regionName } from '#core/settings/locale.ts';
import type { Template } from './template.ts';
import { worded } from './wording.ts';

/** What a new owner is asked once. */
export interface OwnFacts {
  name: string;
  email: string;
  /** Two letters; empty where nobody said, and the template's own country stays. */
  country: string;
  timezone?: string | undefined;
  /** Where maps begin, until the owner has said where they are; asked where a template has one. */
  townOf?: (facts: { country: string; timezone?: string | undefined }) => Place | undefined;
}

/** A template as the site of a new owner: its facts are theirs, and nothing in it is somebody else's. */
export function ownSite(template: Template, facts: OwnFacts): Template {
  const { name, email, country } = facts;
  const { settings } = template;
  const home = country || settings.business?.address?.country || '';
  const currency = country === '' ? undefined : currencyOf(country);
  const own = {
    ...template,
    settings: {
      ...settings,
      site: {
        ...settings.site,
        title: name,
        ...(country !== '' && { region: country }),
        ...(facts.timezone !== undefined && { timezone: facts.timezone }),
      },
      // Nobody is tracked before they agree, until the owner decides otherwise.
      cookies: { ...settings.cookies, isAnalyticsCookiesDisabled: true },
      business: {
        ...businessSettings.initial,
        name,
        email,
        kind: settings.business?.kind ?? 'Organization',
        address: { ...businessSettings.initial.address, country: home },
      },
      ...(settings.store &&
        currency && {
          store: {
            ...settings.store,
            storeCurrency: currency,
            measurementStandard: measurementsOf(country),
          },
        }),
      ...(settings.shipping && country !== '' && { shipping: shippedFrom(settings.shipping, country) }),
      ...(settings.taxes && country !== '' && { taxes: taxedIn(settings.taxes, country) }),
    },
  };
  const town = () => facts.townOf?.({ country, timezone: facts.timezone });
  return worded(placed(own, town) as Template, { name, email, currency });
}

/** Maps show where the owner may be, never where the template's own business is. */
function placed(value: unknown, town: () => Place | undefined): unknown {
  if (Array.isArray(value)) return value.map((entry) => placed(entry, town));
  if (!isRecord(value)) return value;
  if (!('mapLat' in value))
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, placed(entry, town)]));
  const country = town();
  return { ...value, ...mapStart(country && { country }) };
}

/** The first zone is home. */
function shippedFrom(shipping: NonNullable<Template['settings']['shipping']>, country: string) {
  const zones = shipping.zones?.map((zone, index) =>
    index === 0 ? { ...zone, name: regionName(country), countries: country } : zone,
  );
  return { ...shipping, ...(zones && { zones }) };
}

/** Rates of another country would be wrong; none says so at the checkout of the owner's first order. */
function taxedIn(taxes: NonNullable<Template['settings']['taxes']>, country: string) {
  return { ...taxes, rules: (taxes.rules ?? []).filter((rule) => rule.country === country) };
}
