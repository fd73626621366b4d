import { use, useState, type ReactNode } from 'react';
import { FrameContext } from './frame-context.ts';
import { SiteFrame, type FrameWidth } from './site-frame.tsx';
import { StageBar } from './stage-bar.tsx';
import { useStage } from './stage.ts';
import classes from './stage.module.css';

export function SiteStage({ children }: { children: ReactNode }) {
  const { path } = useStage();
  const { frame, onMoved } = use(FrameContext);
  const [width, setWidth] = useState<FrameWidth>('wide');
  return (
    <section className={classes.stage} aria-label="Your site">
      <StageBar width={width} onWidth={setWidth}>
        {children}
      </StageBar>
      <SiteFrame ref={frame} path={path} width={width} onMoved={onMoved} />
    </section>
  );
}
