import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { takeTemplate } from '#core/theme/change-theme.ts';
import { themeFields } from '#core/theme/theme.ts';
import { Panel } from '../../kit/panel.tsx';
import { useDesign } from '../../panels/theme/design-context.ts';
import { stackOf, useFonts } from '../../panels/theme/use-fonts.ts';
import type { TemplateLook } from '#site/templates/template.ts';
import { useTemplates } from '../../panels/theme/use-templates.ts';
import { useTrial } from './trial.ts';
import classes from '../../panels/theme/design.module.css';

const SWITCH = 'Switch to ';

/** Another look for the same content, tried on before it is used. Visitors see it with the next publish. */
export function TemplatePanel() {
  const { looks, current } = useTemplates();
  const { tryOn } = useTrial();
  useFonts();
  useEffect(() => () => tryOn(undefined), [tryOn]);
  return (
    <Panel title="Template" back={{ to: '/design', label: 'Back to design' }}>
      <Text className="quiet">
        A template changes how your site looks. Your pages, text and pictures stay as they are.
      </Text>
      <Trial />
      <WayBack />
      <Stack gap={16} component="ul" className={classes.looks ?? ''}>
        {looks.map((look) => (
          <Look key={look.id} look={look} isCurrent={look.id === current?.id} />
        ))}
      </Stack>
    </Panel>
  );
}

function Look({ look, isCurrent }: { look: TemplateLook; isCurrent: boolean }) {
  const { tried, tryOn } = useTrial();
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
          aria-pressed={tried?.id === look.id}
          onClick={() => tryOn(look)}
        >
          Preview
        </Button>
      )}
    </li>
  );
}

/** What is seen, and the choice whether to keep it. */
function Trial() {
  const { change } = useDesign();
  const { tried, tryOn } = useTrial();
  if (!tried) return null;
  const use = () => {
    change(SWITCH + tried.name, (theme) => takeTemplate(theme, tried));
    tryOn(undefined);
  };
  return (
    <Alert title={`Previewing ${tried.name}`} role="status">
      <Text size="sm" mb="xs">
        This is your site in {tried.name}. Nothing has changed yet. Links in the page work.
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={use}>
          Use {tried.name}
        </Button>
        <Button size="xs" variant="default" onClick={() => tryOn(undefined)}>
          Stop preview
        </Button>
      </Group>
    </Alert>
  );
}

/** The fonts, colours and layout one had before the switch. */
function WayBack() {
  const { session } = useDesign();
  const { tried } = useTrial();
  const last = useSyncExternalStore(session.subscribe, () => session.view().undoLabel);
  if (tried || !last?.startsWith(SWITCH)) return null;
  return (
    <Alert title={`Your site uses ${last.slice(SWITCH.length)}`} role="status">
      <Text size="sm" mb="xs">
        Visitors see it when you publish. Earlier designs are kept under{' '}
        <Anchor component={Link} to="/design/history" size="sm">
          History
        </Anchor>
        .
      </Text>
      <Button size="xs" variant="default" leftSection={<Undo2 size={16} />} onClick={() => session.undo()}>
        Go back
      </Button>
    </Alert>
  );
}
