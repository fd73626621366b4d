import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sentenceOf } from '../../http/problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { languageName } from '../../documents/languages.ts';
import { progressWords } from './names.ts';
import { statusQuery } from './queries.ts';
import { say } from './words.ts';
import classes from './languages.module.css';

/** Which language to translate into. */
export function StartPanel() {
  const { data, error } = useQuery(statusQuery);
  const others = data?.languages.filter(({ isSource }) => !isSource);
  return (
    <Panel title={say('translations')}>
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && <Skeleton height={120} />}
      {others?.length === 0 && (
        <>
          <Text>{say('translateYourPagesMenus')}</Text>
          <Button component={Link} to="/settings/languages" className={classes.first}>
            {say('addALanguage')}
          </Button>
        </>
      )}
      <ul className={classes.rows}>
        {others?.map(({ language, ...progress }) => (
          <li key={language}>
            <Link to={`/translations/${language}`} className={classes.link}>
              <span className={classes.name}>{languageName(language)}</span>
              <span className="quiet">{progressWords(progress)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
