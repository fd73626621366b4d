import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { forms } from '#contract/forms.ts';
import { SETTINGS } from '#core/settings/groups.ts';
import { documentsQuery, useContentChange } from '../documents/queries.ts';
import { SingleForm } from '../documents/single-form.tsx';
import { call } from '../http/call.ts';
import { SettingsPanel } from '../settings/settings-panel.tsx';

const controls = SETTINGS.forms.control.fields ?? {};

export default function FormSettings() {
  const { data } = useQuery(documentsQuery);
  const exists = data?.some(({ kind, key }) => kind === 'settings' && key === 'forms');
  return (
    <SettingsPanel title="Forms">
      {data && !exists ? <Begin /> : <SingleForm kind="settings" documentKey="forms" controls={controls} />}
    </SettingsPanel>
  );
}

/** A site that never changed these settings has no document for them yet. */
function Begin() {
  const begin = useContentChange(() => call(forms.beginSettings, {}));
  return (
    <Stack align="flex-start" gap="xs">
      <Text>
        Forms take 20 submissions a minute from one address, keep them for good, and use the built-in CAPTCHA.
      </Text>
      <Button onClick={() => begin.mutate(undefined)} loading={begin.isPending}>
        Change this
      </Button>
    </Stack>
  );
}
