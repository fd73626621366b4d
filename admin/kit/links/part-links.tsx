import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import classes from './part-links.module.css';

export interface PartLink {
  to: string;
  label: string;
  summary: string;
  icon: LucideIcon;
}

/** The parts of an area, each with a line that says what is found there. */
export function PartLinks({ parts }: { parts: readonly PartLink[] }) {
  return (
    <ul className={classes.parts}>
      {parts.map(({ to, label, summary, icon: Icon }) => (
        <li key={`${to} ${label}`}>
          <Link className={classes.part} to={to}>
            <Icon size={18} aria-hidden="true" />
            <span>
              <span className={classes.label}>{label}</span>
              <span className="quiet">{summary}</span>
            </span>
            <ChevronRight size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
