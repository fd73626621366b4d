import { Code, Text } from '@mantine/core';
import { TRACK_EVENT } from '#core/pixels/events.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';

export default function PixelsPanel() {
  return (
    <SettingsPanel title="Pixels and tag managers">
      <Text className="quiet">
        Measures visits and advertising with services you have an account at. Nothing of theirs is loaded for
        people who work on the site, at the checkout, or before a visitor agrees where you ask first.
      </Text>
      <SettingsForm
        group="pixels"
        renderBelow={() => (
          <Text size="sm" className="quiet">
            They are told of page views, product views, products added to the cart, searches, newsletter
            subscriptions and new customer accounts. Your own code can listen for <Code>{TRACK_EVENT}</Code>{' '}
            on the document. Tags that load scripts from other hosts need those in Code injection.
          </Text>
        )}
      />
    </SettingsPanel>
  );
}
