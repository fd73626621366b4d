import { say } from './words.ts';
import panel from '../panel.module.css';
import classes from './panel-place.module.css';

const LINES = [120, 180, 140, 160];

/** The room of the panel while it is on its way. */
export function PanelPlace() {
  return (
    <section className={panel.panel} aria-busy="true" aria-label={say('loadingThePage')}>
      <div className={classes.lines}>
        {LINES.map((width) => (
          <div key={width} className={classes.line} style={{ width }} />
        ))}
      </div>
    </section>
  );
}
