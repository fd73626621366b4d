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
import { say } from './words.ts';

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
    <SettingsPanel title={say('cookiesVisitorData')}>
      <Text className="quiet">{say('whatVisitorsAreAsked')}</Text>
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
      <Part title={say('banner')}>
        {fields(['isCookieBannerEnabled', ...(settings.isCookieBannerEnabled ? [...WORDS, ...LOOK] : [])])}
        {settings.isCookieBannerEnabled && <BannerPreview settings={settings} />}
        {settings.isCookieBannerEnabled && fields(['isManageCookiesLinked'])}
      </Part>
      <Part title={say('consent')}>
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
      <Part title={say('visitorData')}>{fields(['isActivityLogEnabled'])}</Part>
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
  if (!settings.isAnalyticsCookiesDisabled) return say('offYourCodeAnd');
  if (!settings.isCookieBannerEnabled) return say('onWithoutABanner');
  if (settings.cookieBannerAcceptType === 'OPT_IN') return say('onNothingThatNeeds');
  return say('onNothingThatNeedsConsent');
}

const POLICY_NAMES: Readonly<Record<Policy, string>> = {
  optIn: say('askedFirst'),
  optOut: say('allowedUntilTheyObject'),
  notice: say('toldOnly'),
};

/** Which rules hold where, also when one is forced on all. */
function Regions({ chosen }: { chosen: CookieSettings['consentPolicy'] }) {
  const rows = [
    ...REGIONS,
    { name: say('everywhereElse'), policy: 'notice' as const },
    { name: say('regionNotKnown'), policy: 'optIn' as const },
  ];
  return (
    <Table my="sm" fz="sm" aria-label={say('rulesByRegion')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say('visitorsIn')}</Table.Th>
          <Table.Th>{say('are')}</Table.Th>
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
