import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { savesItself } from '../addresses/saves-itself.ts';
import { isEditorPath } from '../addresses/editor-path.ts';
import { Late } from '../kit/opening/late.tsx';
import { FrameContext } from './stage/frame-context.ts';
import { viewed } from './stage/frame-path.ts';
import { BLANK, SiteFrame } from './stage/site-frame.tsx';
import { StageBar } from './chrome/late-chrome.ts';
import { useStage, useStageHost } from '../kit/stage.ts';
import { say } from './words.ts';
import classes from './stage/stage.module.css';

export function SiteStage({ children }: { children: ReactNode }) {
  const { path } = useStage();
  const { device, setDevice, document } = useStageHost();
  const { frame, claimed, view, onMoved, onDocument } = use(FrameContext);
  // Whoever edits says what to show; the live page would only be loaded to be thrown away.
  const { pathname } = useLocation();
  const waiting = isEditorPath(pathname) || savesItself(pathname) ? BLANK : viewed(path, view);
  return (
    <section className={classes.stage} aria-label={say('yourSite')}>
      <Late instead={<div className={classes.bar} />}>
        <StageBar device={device} onDevice={setDevice}>
          {children}
        </StageBar>
      </Late>
      <SiteFrame
        ref={frame}
        path={claimed ?? waiting}
        device={device}
        isEdited={claimed !== undefined}
        isWaiting={claimed !== undefined && document === undefined}
        onMoved={onMoved}
        onDocument={onDocument}
      />
    </section>
  );
}
