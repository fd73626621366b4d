import { Text, Title } from '@mantine/core';
import { useMayChange } from '../../account/account.ts';
import { DatePreview } from './date-preview.tsx';
import { fieldsOn } from '../../panels/settings/screens-of-fields.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { say } from './words.ts';

export default function RegionPanel() {
  const mayChangeStore = useMayChange('store');
  return (
    <SettingsPanel title={say('languageAndRegion')}>
      <SettingsForm
        group="site"
        names={fieldsOn('site', 'region')}
        renderBelow={(values) => <DatePreview values={values} />}
      />
      {mayChangeStore && (
        <>
          <Title order={2} size="h4" mt="md">
            {say('currencyAndUnits')}
          </Title>
          <Text className="quiet">{say('whatPricesWeightsAnd')}</Text>
          <SettingsForm group="store" names={['storeCurrency', 'measurementStandard']} />
        </>
      )}
    </SettingsPanel>
  );
}
