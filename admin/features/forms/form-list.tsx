import { Alert, Button, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { forms } from '#contract/forms.ts';
import { Empty } from '../../kit/lists/empty.tsx';
import { FIRST_FORM, newField } from '../../documents/first-form.ts';
import { documentsQuery, useContentChange } from '../../documents/queries.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { StateWord } from '../../documents/state-word.tsx';
import { Panel } from '../../kit/panel.tsx';
import { say } from './words.ts';
import classes from '../../kit/rows.module.css';

const FIRST_POLL = {
  name: say('poll'),
  submitText: say('vote'),
  fields: [{ ...newField('radio', 'question'), title: say('yourQuestion') }],
  poll: { isOn: true },
};

/** All forms of the site. A new one starts as what most people need. */
export function FormList() {
  const { data, isPending, error } = useQuery(documentsQuery);
  const navigate = useNavigate();
  const list = data?.filter(({ kind }) => kind === 'form');
  const adding = useContentChange((body: Record<string, unknown>) => call(forms.create, { body: { body } }));
  const add = async (first: Record<string, unknown>) => {
    try {
      const { id } = await adding.mutateAsync(first);
      await navigate(`/forms/${id}`);
    } catch (problem) {
      tellProblem(problem);
    }
  };
  return (
    <Panel
      title={say('forms')}
      actions={
        <Group gap="xs" wrap="nowrap">
          <Button
            size="xs"
            variant="default"
            onClick={() => void add(FIRST_POLL)}
            disabled={adding.isPending}
          >
            {say('addPoll')}
          </Button>
          <Button
            size="xs"
            leftSection={<Plus size={16} />}
            onClick={() => void add(FIRST_FORM)}
            loading={adding.isPending}
          >
            {say('addForm')}
          </Button>
        </Group>
      }
    >
      {isPending && <Skeleton height={160} role="progressbar" aria-label={say('loadingForms')} />}
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {list?.length === 0 && (
        <Empty icon={ClipboardList} title={say('noFormsYet')} text={say('collectAnswersFromVisitors')}>
          <Button onClick={() => void add(FIRST_FORM)}>{say('addYourFirstForm')}</Button>
        </Empty>
      )}
      <ul className={classes.rows}>
        {list?.map((form) => (
          <li key={form.id}>
            <Link className={classes.row} to={`/forms/${form.id}`}>
              <span className={classes.rowTitle}>{form.title}</span>
              <StateWord state={form.state} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
