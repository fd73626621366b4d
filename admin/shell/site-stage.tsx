import { use, type ReactNode } from 'react';
import { FrameContext } from './frame-context.ts';
import { SiteFrame } from './site-frame.tsx';
import { StageBar } from './stage-bar.tsx';
import { useStage, useStageHost } from './stage.ts';
import classes from './stage.module.css';

export function SiteStage({ children }: { children: ReactNode }) {
  const { path } = useStage();
  const { device, setDevice } = useStageHost();
  const { frame, claimed, onMoved, onDocument } = use(FrameContext);
  return (
    <section className={classes.stage} aria-label="Your site">
      <StageBar device={device} onDevice={setDevice}>
        {children}
      </StageBar>
      <SiteFrame
        ref={frame}
        path={claimed ?? path}
        device={device}
        isEdited={claimed !== undefined}
        onMoved={onMoved}
        onDocument={onDocument}
      />
    </section>
  );
}
