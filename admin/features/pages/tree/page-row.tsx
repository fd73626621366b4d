import { Link } from 'react-router';
import type { DocumentEntry } from '#contract/content/content.ts';
import { StateWord } from '../../../documents/state-word.tsx';
import { say } from './words.ts';
import classes from './pages.module.css';

export function PageRow({ page }: { page: DocumentEntry }) {
  return (
    <li>
      <Link className={classes.row} to={`/pages/${page.id}`} data-row-link="">
        <span className={classes.rowTitle}>{page.title}</span>
        <span className={classes.rowPath}>{page.path ?? say('leavesWithTheNext')}</span>
        <StateWord state={page.state} />
      </Link>
    </li>
  );
}
