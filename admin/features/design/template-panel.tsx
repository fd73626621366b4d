import { Alert, Button, Stack, Text } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { takeTemplate } from '#core/theme/change-theme.ts';
import { themeFields } from '#core/theme/theme.ts';
import { Panel } from '../../kit/panel.tsx';
import { useDesign } from '../../panels/theme/design-context.ts';
import { stackOf, useFonts } from '../../panels/theme/use-fonts.ts';
import type { TemplateLook } from '#site/templates/template.ts';
import { useTemplates } from '../../panels/theme/use-templates.ts';
import classes from '../../panels/theme/design.module.css';

const SWITCH = 'Switch to ';

/** Another look for the same content. Tried on as a draft: visitors see it with the next publish. */
export function TemplatePanel() {
  const { looks, current } = useTemplates();
  useFonts();
  return (
    <Panel title="Template" back={{ to: '/design', label: 'Back to design' }}>
      <Text className="quiet">
        A template changes how your site looks. Your pages, text and pictures stay as they are.
      </Text>
      <GoBack />
      <Stack gap={16} component="ul" className={classes.looks ?? ''}>
        {looks.map((look) => (
          <Look key={look.id} look={look} isCurrent={look.id === current?.id} />
        ))}
      </Stack>
    </Panel>
  );
}

function Look({ look, isCurrent }: { look: TemplateLook; isCurrent: boolean }) {
  const { change } = useDesign();
  const theme = { ...themeFields.initial, ...look.theme };
  return (
    <li className={classes.look} data-current={isCurrent || undefined}>
      <div
        className={classes.sheet}
        style={{ background: theme.light.paper, color: theme.light.ink }}
        aria-hidden="true"
      >
        <strong
          style={{
            fontFamily: stackOf(theme.displayFont),
            fontWeight: theme.displayWeight,
          }}
        >
          {look.name}
        </strong>
        <i style={{ background: theme.light.accent }} />
      </div>
      <h2>{look.name}</h2>
      <Text className="quiet" size="sm">
        {look.summary}
      </Text>
      {isCurrent ? (
        <Text size="sm" fw={550}>
          Current template
        </Text>
      ) : (
        <Button
          variant="default"
          size="xs"
          aria-label={`Preview ${look.name}`}
          onClick={() => change(SWITCH + look.name, (theme) => takeTemplate(theme, look))}
        >
          Preview
        </Button>
      )}
    </li>
  );
}

function GoBack() {
  const { session } = useDesign();
  const last = useSyncExternalStore(session.subscribe, () => session.view().undoLabel);
  if (!last?.startsWith(SWITCH)) return null;
  return (
    <Alert title={`Your site in ${last.slice(SWITCH.length)}`} role="status">
      <Text size="sm" mb="xs">
        Links in the page work. Nobody else sees it until you publish.
      </Text>
      <Button size="xs" variant="default" leftSection={<Undo2 size={16} />} onClick={() => session.undo()}>
        Go back
      </Button>
    </Alert>
  );
}
