import { Alert, Button, Skeleton } from '@mantine/core';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { withDraft } from '#core/editing/draft-view.ts';
import { RELOAD_PAGE } from '#core/messages/connection.ts';
import { takeTemplate } from '#core/theme/change-theme.ts';
import type { Theme } from '#core/theme/theme.ts';
import type { TemplateLook } from '#site/templates/template.ts';
import { useSingle } from '../../documents/queries.ts';
import { ConflictDialog } from '../../documents/session/conflict-dialog.tsx';
import type { Session } from '../../documents/session/session.ts';
import { useNewSession, useOpen } from '../../documents/session/use-session.ts';
import { Panel } from '../../kit/panel.tsx';
import { useStage, useStageHost } from '../../kit/stage.ts';
import { DesignContext, type Design, type Look } from '../../panels/theme/design-context.ts';
import { DesignTools } from './design-tools.tsx';
import { TrialContext } from './trial.ts';
import { makePreview } from '../../panels/theme/preview.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

/** The site's one theme, opened to be changed, with the site beside it wearing each change at once. */
export function DesignSession() {
  const entry = useSingle('theme', 'theme');
  return entry ? <OpenTheme key={entry.id} id={entry.id} /> : <Waiting />;
}

function Waiting() {
  return (
    <Panel title={say('design')}>
      <Skeleton height={240} aria-busy="true" role="progressbar" aria-label={say('loadingTheDesign')} />
    </Panel>
  );
}

function OpenTheme({ id }: { id: string }) {
  const session = useNewSession();
  const state = useOpen(session, { id, kind: 'theme', key: 'theme' });
  const theme = useSyncExternalStore(session.subscribe, () => session.view().bodies[id] as Theme | undefined);
  if (theme) return <LiveDesign id={id} session={session} theme={theme} />;
  if (state === 'opening') return <Waiting />;
  return (
    <Panel title={say('design')}>
      <Alert color="orange" role="alert" title={say('unableToOpenThe')}>
        <Button size="xs" mt="xs" onClick={() => location.reload()}>
          {declared(RELOAD_PAGE)}
        </Button>
      </Alert>
    </Panel>
  );
}

function LiveDesign({ id, session, theme }: { id: string; session: Session; theme: Theme }) {
  const [look, setLook] = useState<Look>('device');
  const [tried, tryOn] = useState<TemplateLook>();
  const shown = useMemo(() => (tried ? takeTemplate(theme, tried) : theme), [theme, tried]);
  const ownTemplate = usePreview(shown, look);
  const design = useMemo<Design>(
    () => ({
      theme,
      session,
      look,
      setLook,
      ownTemplate,
      change(label, change, thing) {
        session.run(id, (body) => change(body as unknown as Theme), { label, thing });
      },
    }),
    [id, session, theme, look, ownTemplate],
  );
  const trial = useMemo(() => ({ tried, tryOn }), [tried]);
  return (
    <DesignContext value={design}>
      <TrialContext value={trial}>
        <DesignTools />
        <Outlet />
        <ConflictDialog session={session} />
      </TrialContext>
    </DesignContext>
  );
}

/** Takes the frame over and keeps the page in it in step. Says which template the site was made from. */
function usePreview(theme: Theme, look: Look): string | undefined {
  const { claim, document } = useStageHost();
  const { path } = useStage();
  // The page one was on; later ones are followed inside of the frame.
  const [address] = useState(() => withDraft(path, 'edit'));
  useLayoutEffect(() => claim(address), [claim, address]);

  const isDraft = document !== undefined && document.querySelector('[data-part="theme"]') !== null;
  const preview = useMemo(() => (isDraft ? makePreview(document) : undefined), [document, isDraft]);
  useLayoutEffect(() => () => preview?.close(), [preview]);
  useLayoutEffect(() => preview?.show(theme, look), [preview, theme, look]);
  const [own, setOwn] = useState<string>();
  const served = document?.querySelector<HTMLElement>('link[data-own]')?.dataset.templateStyle;
  if (own === undefined && served !== undefined) setOwn(served);
  return own;
}
