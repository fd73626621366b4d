import { Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { formatMoment } from '#core/settings/locale.ts';
import { SETTINGS } from '#core/settings/groups.ts';
import type { Values } from '../../panels/settings/settings-form.tsx';
import { say } from './words.ts';

const RENEW_EVERY_MS = 10_000;

/** This moment as the site would write it. */
export function DatePreview({ values }: { values: Values }) {
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), RENEW_EVERY_MS, { autoInvoke: true });
  const site = SETTINGS.site.read(values);
  return (
    <Text size="sm" aria-live="polite">
      {say.parts('nowOnYourSite', {
        moment: (
          <strong key="moment" lang={site.language}>
            {formatMoment(now, site)}
          </strong>
        ),
      })}
    </Text>
  );
}
