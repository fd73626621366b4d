import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { isEditorPath } from '../addresses/editor-path.ts';
import { Late } from '../kit/opening/late.tsx';
import { endOpening } from '../kit/opening/opening.ts';
import { PanelPlace } from '../kit/opening/panel-place.tsx';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { accountQuery } from '../account/account.ts';
import { areaAt, mayUse } from './areas/areas.ts';
import { showPanels, useExpanded } from '../kit/expanded.ts';
import {
  IdentityDialog,
  LeaveGuard,
  LoginDialog,
  PhoneBar,
  PublishButton,
  PublishDrawer,
  SaveState,
  Sidebar,
} from './chrome/late-chrome.ts';
import { Find } from './find/find.tsx';
import { Help } from './help/help.tsx';
import { NotAllowed } from '../account/not-allowed.tsx';
import { StageProvider } from './stage/stage-provider.tsx';
import { PHONE } from '../kit/screen.ts';
import { SiteStage } from './site-stage.tsx';
import { savesItself } from '../addresses/saves-itself.ts';
import { say } from './words.ts';
import classes from './shell.module.css';

const ROOMY = '(min-width: 1200px)';
const atOnce = { getInitialValueInEffect: false };

export function Shell() {
  const isPhone = useMediaQuery(PHONE, false, atOnce);
  const isRoomy = useMediaQuery(ROOMY, true, atOnce);
  const [choice, setChoice] = useLocalStorage<'narrow' | 'wide' | null>({
    key: 'plinth-sidebar',
    defaultValue: null,
    ...atOnce,
  });
  // A phone has no room for both anyway; its menu decides what is shown.
  const isExpanded = useExpanded() && !isPhone;
  const { pathname } = useLocation();
  const { isWide, isSeenOnSite, path: area } = areaAt(pathname) ?? {};
  useShowPanelsElsewhere(area);
  const isHome = pathname === '/';
  // The page itself needs the room while it is edited; a wide sidebar there is a choice of its own.
  const isEditing = isEditorPath(pathname);
  const [editingChoice, setEditingChoice] = useLocalStorage<'narrow' | 'wide'>({
    key: 'plinth-sidebar-editing',
    defaultValue: 'narrow',
    ...atOnce,
  });
  const isNarrow = isEditing ? editingChoice === 'narrow' : choice === null ? !isRoomy : choice === 'narrow';
  const toggle = () => (isEditing ? setEditingChoice : setChoice)(isNarrow ? 'wide' : 'narrow');
  const state = (
    <>
      {!isEditing && !savesItself(pathname) && !(isPhone && isWide) && <SaveState />}
      <PublishButton isSmall={isPhone} isAside={!isEditing && !isSeenOnSite} />
    </>
  );
  return (
    <StageProvider>
      <a className="skip-link" href="#content">
        {say('skipToContent')}
      </a>
      <div className={classes.shell} data-expanded={isExpanded || undefined}>
        {isPhone ? (
          <Late instead={<div className={classes.phoneBar} />}>
            <PhoneBar>{state}</PhoneBar>
          </Late>
        ) : (
          <Late instead={<div className={classes.sidebar} data-narrow={isNarrow || undefined} />}>
            <Sidebar isNarrow={isNarrow} onToggle={toggle} />
          </Late>
        )}
        <main
          id="content"
          tabIndex={-1}
          className={classes.work}
          data-wide={isWide}
          data-seen={isSeenOnSite}
          data-home={isHome || undefined}
        >
          <div className={classes.panelSlot} data-editing={isEditing || undefined}>
            <AreaOutlet isEditing={isEditing && !isPhone} />
          </div>
          <SiteStage>{!isPhone && state}</SiteStage>
        </main>
      </div>
      <Find />
      <Help />
      <Late>
        <PublishDrawer />
        <LoginDialog />
        <IdentityDialog />
        <LeaveGuard />
      </Late>
    </StageProvider>
  );
}

/** Panels that were put away at home or in one area are back in the next: whoever goes there wants to see it. */
function useShowPanelsElsewhere(area: string | undefined): void {
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (before.current !== area) showPanels();
    before.current = area;
  }, [area]);
}

function AreaOutlet({ isEditing }: { isEditing: boolean }) {
  const area = areaAt(useLocation().pathname);
  const { data: account, isPending } = useQuery(accountQuery);
  const isRefused = area && account && !mayUse(area, account.permissions);
  useEffect(() => {
    if (isRefused) endOpening();
  }, [isRefused]);
  // Opened before that is known, an area would ask for what it may not have.
  if (area && isPending) return isEditing ? <PanelPlace /> : null;
  return isRefused ? <NotAllowed title={area.label} /> : <Outlet />;
}
