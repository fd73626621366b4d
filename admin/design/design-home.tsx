import { ChevronRight, PanelTop } from 'lucide-react';
import { Link } from 'react-router';
import { Panel } from '../shell/panel.tsx';
import { THEME_PARTS } from './theme-parts.ts';
import classes from './design.module.css';

const HEADER = {
  to: '/design/header',
  label: 'Header',
  summary: 'Layout, small line and button above every page',
  icon: PanelTop,
};

export function DesignHome() {
  const parts = Object.entries(THEME_PARTS).map(([name, part]) => ({ ...part, to: `/design/theme/${name}` }));
  return (
    <Panel title="Design">
      <ul className={classes.parts}>
        {[...parts, HEADER].map(({ to, label, summary, icon: Icon }) => (
          <li key={to}>
            <Link className={classes.part} to={to}>
              <Icon size={18} aria-hidden="true" />
              <span>
                <span className={classes.partLabel}>{label}</span>
                <span className="quiet">{summary}</span>
              </span>
              <ChevronRight size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
