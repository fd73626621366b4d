import { Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { REGIONS } from '#core/consent/regions.ts';
import type { Policy } from '#core/consent/policies.ts';
import {
  BAR_POSITIONS,
  cookieSettings,
  POPUP_POSITIONS,
  type CookieSettings,
} from '#core/consent/settings.ts';
import type { Control } from '#core/fields/index.ts';
import type { DraftForm } from '../../documents/use-draft.ts';
import { Fields } from '../../fields/fields.tsx';
import { SettingsForm, type Values } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { BannerPreview } from './banner-preview.tsx';

const controls = cookieSettings.control.fields ?? {};
const WORDS = [
  'cookieBannerText',
  'cookieBannerAcceptType',
  'cookieBannerCtaText',
  'cookieBannerOptOutCtaText',
];
const LOOK = ['cookieBannerVariant', 'cookieBannerPosition', 'cookieBannerCtaVariant', 'cookieBannerTheme'];

export default function CookiesPanel() {
  return (
    <SettingsPanel title="Cookies & visitor data">
      <Text className="quiet">
        What visitors are asked, and what waits for their answer. This is not legal advice: rules differ by
        country and by what you use.
      </Text>
      <SettingsForm
        group="cookies"
        renderFields={(form, values) => <CookieFields form={form} values={values} />}
      />
    </SettingsPanel>
  );
}

function CookieFields({ form, values }: { form: DraftForm; values: Values }) {
  const settings = cookieSettings.read(values);
  const fields = (names: readonly string[]) => (
    <Fields
      controls={{ ...controls, ...positionControl(settings) }}
      names={names}
      values={values}
      errors={form.errors}
      onChange={form.set}
    />
  );
  return (
    <>
      <Part title="Banner">
        {fields(['isCookieBannerEnabled', ...(settings.isCookieBannerEnabled ? [...WORDS, ...LOOK] : [])])}
        {settings.isCookieBannerEnabled && <BannerPreview settings={settings} />}
        {settings.isCookieBannerEnabled && fields(['isManageCookiesLinked'])}
      </Part>
      <Part title="Consent">
        {fields(['isAnalyticsCookiesDisabled'])}
        <Text size="sm" className="quiet">
          {meaningOf(settings)}
        </Text>
        {settings.isAnalyticsCookiesDisabled && (
          <>
            {fields(['consentPolicy'])}
            <Regions chosen={settings.consentPolicy} />
            {settings.isCookieBannerEnabled &&
              settings.consentPolicy === 'region' &&
              fields(['cookieBannerToldText'])}
            {fields(['isRestrictiveCookiePolicyAbsolute'])}
          </>
        )}
      </Part>
      <Part title="Visitor data">{fields(['isActivityLogEnabled'])}</Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      <Stack gap="md">{children}</Stack>
    </section>
  );
}

/** A bar and a box are offered the places they can have. */
function positionControl(settings: CookieSettings): Record<string, Control> {
  const { cookieBannerPosition: control } = controls;
  if (control?.kind !== 'choice') return {};
  const offered = settings.cookieBannerVariant === 'BAR' ? BAR_POSITIONS : POPUP_POSITIONS;
  return { cookieBannerPosition: { ...control, options: { ...control.options, offered } } };
}

/** What the settings come to, in plain words. */
function meaningOf(settings: CookieSettings): string {
  if (!settings.isAnalyticsCookiesDisabled)
    return 'Off: your code and content from other hosts load at once, unless a visitor declines or their browser asks not to be tracked. Where the law asks for consent first, such as in the EU and the UK, this is usually not enough.';
  if (!settings.isCookieBannerEnabled)
    return 'On, without a banner: what needs consent stays off until visitors allow it beside the content itself.';
  if (settings.cookieBannerAcceptType === 'OPT_IN')
    return 'On: nothing that needs consent loads before visitors accept. Offer declining as well where the law wants both to be equally easy.';
  return 'On: nothing that needs consent loads before visitors accept, and declining is as easy. This is what EU and UK law usually ask for.';
}

const POLICY_NAMES: Readonly<Record<Policy, string>> = {
  optIn: 'Asked first',
  optOut: 'Allowed until they object',
  notice: 'Told only',
};

/** Which rules hold where, also when one is forced on all. */
function Regions({ chosen }: { chosen: CookieSettings['consentPolicy'] }) {
  const rows = [
    ...REGIONS,
    { name: 'Everywhere else', policy: 'notice' as const },
    { name: 'Region not known', policy: 'optIn' as const },
  ];
  return (
    <Table my="sm" fz="sm" aria-label="Rules by region">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Visitors in</Table.Th>
          <Table.Th>are</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ name, policy }) => (
          <Table.Tr key={name}>
            <Table.Td>{name}</Table.Td>
            <Table.Td>{POLICY_NAMES[chosen === 'region' ? policy : chosen]}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
