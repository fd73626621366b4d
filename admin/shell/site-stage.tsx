import { use, useState, type ReactNode } from 'react';
import { FrameContext } from './frame-context.ts';
import type { DeviceName } from './devices.ts';
import { SiteFrame } from './site-frame.tsx';
import { StageBar } from './stage-bar.tsx';
import { useStage } from './stage.ts';
import classes from './stage.module.css';

export function SiteStage({ children }: { children: ReactNode }) {
  const { path } = useStage();
  const { frame, onMoved } = use(FrameContext);
  const [device, setDevice] = useState<DeviceName>('desktop');
  return (
    <section className={classes.stage} aria-label="Your site">
      <StageBar device={device} onDevice={setDevice}>
        {children}
      </StageBar>
      <SiteFrame ref={frame} path={path} device={device} onMoved={onMoved} />
    </section>
  );
}
