import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { pictureSources } from '#contract/content/picture-sources.ts';
import { takeTemplate } from '#core/theme/change-theme.ts';
import { themeFields } from '#core/theme/theme.ts';
import { shownHref } from '../../http/admin-keys.ts';
import { Panel } from '../../kit/panel.tsx';
import { useDesign } from '../../panels/theme/design-context.ts';
import { stackOf, useFonts } from '../../panels/theme/use-fonts.ts';
import type { TemplateLook } from '#site/templates/template.ts';
import { useTemplates } from '../../panels/theme/use-templates.ts';
import { useTrial } from './trial.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from '../../panels/theme/design.module.css';

/** Another look for the same content, tried on before it is used. Visitors see it with the next publish. */
export function TemplatePanel() {
  const { looks, current } = useTemplates();
  const { tryOn } = useTrial();
  useFonts();
  useEffect(() => () => tryOn(undefined), [tryOn]);
  return (
    <Panel title={say('template')} back={{ to: '/design', label: say('backToDesign') }}>
      <Text className="quiet">{say('aTemplateChangesHow')}</Text>
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
        <div className={classes.sheetHead}>
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
        {look.picture !== undefined && (
          <img
            src={shownHref(pictureSources.preview, {
              params: { source: 'drawn', id: `${look.id}-${look.picture}` },
            })}
            alt=""
            width={4}
            height={3}
            loading="lazy"
          />
        )}
      </div>
      <h2>{look.name}</h2>
      <Text className="quiet" size="sm">
        {declared(look.summary)}
      </Text>
      {isCurrent ? (
        <Text size="sm" fw={550}>
          {say('currentTemplate')}
        </Text>
      ) : (
        <Button
          variant="default"
          size="xs"
          aria-label={say('previewName', { name: look.name })}
          aria-pressed={tried?.id === look.id}
          onClick={() => tryOn(look)}
        >
          {say('preview')}
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
    change(say('switchTo', { name: tried.name }), (theme) => takeTemplate(theme, tried));
    tryOn(undefined);
  };
  return (
    <Alert title={say('previewingName', { name: tried.name })} role="status">
      <Text size="sm" mb="xs">
        {say('thisIsYourSite', { name: tried.name })}
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={use}>
          {say('useName', { name: tried.name })}
        </Button>
        <Button size="xs" variant="default" onClick={() => tryOn(undefined)}>
          {say('stopPreview')}
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
  const { current } = useTemplates();
  if (tried || !current || last !== say('switchTo', { name: current.name })) return null;
  return (
    <Alert title={say('yourSiteUses', { name: current.name })} role="status">
      <Text size="sm" mb="xs">
        {say.parts('visitorsSeeItWhen', {
          link: (
            <Anchor key="link" component={Link} to="/design/history" size="sm">
              {say('history')}
            </Anchor>
          ),
        })}
      </Text>
      <Button size="xs" variant="default" leftSection={<Undo2 size={16} />} onClick={() => session.undo()}>
        {say('goBack')}
      </Button>
    </Alert>
  );
}
