import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { sentenceOf } from '../../http/problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { languageName } from '../../documents/languages.ts';
import { MachineProgress, TranslateMissing } from './machine/translate-missing.tsx';
import { progressWords, titleOfDocument } from './names.ts';
import { documentsQuery } from './queries.ts';
import { say } from './words.ts';
import classes from './languages.module.css';

/** What can be translated into a language. */
export function DocumentsPanel() {
  const { language = '' } = useParams();
  const { data, error } = useQuery(documentsQuery(language));
  const documents = data?.documents.filter(({ texts }) => texts > 0);
  return (
    <Panel
      title={say('translateIntoLanguageName', { languageName: languageName(language) })}
      back={{ to: '/translations', label: say('backToTranslations') }}
      actions={
        <Button component={Link} to={`/translations/${language}/glossary`} size="xs" variant="default">
          {say('glossary')}
        </Button>
      }
    >
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && <Skeleton height={200} />}
      <TranslateMissing language={language} />
      <MachineProgress language={language} />
      {documents?.length === 0 && <Text>{say('thereIsNothingTo')}</Text>}
      <ul className={classes.rows}>
        {documents?.map(({ of, kind, title, ...progress }) => (
          <li key={of}>
            <Link to={`/translations/${language}/${of}`} className={classes.link}>
              <span className={classes.name}>{titleOfDocument({ kind, title })}</span>
              <span className="quiet">{progressWords(progress)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
