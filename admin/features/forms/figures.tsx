import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formDocument } from '#core/forms/document.ts';
import { useDraft } from '../../documents/use-draft.ts';
import { sentenceOf } from '../../http/problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { Bars } from '../../kit/bars.tsx';
import { reportQuery } from './queries.ts';
import { conversionOf } from './report.ts';
import { say } from './words.ts';

/** How a form does: who saw it, began it and sent it, and where the others stopped. */
export function FormFigures() {
  const { id = '' } = useParams();
  const form = useDraft(id);
  const document = formDocument.read(form.values);
  const report = useQuery({
    ...reportQuery(form.document?.key ?? ''),
    enabled: form.document !== undefined,
  });
  const error = form.loadError ?? report.error;
  const titles = new Map(document.fields.map((field) => [field.id, field.title || field.key]));
  return (
    <Panel
      title={form.values ? document.name : say('form')}
      back={{ to: `/forms/${id}`, label: say('backToTheForm') }}
    >
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {report.data ? (
        <Figures {...report.data} titles={titles} />
      ) : (
        !error && <Skeleton height={240} role="progressbar" aria-label={say('loadingStatistics')} />
      )}
    </Panel>
  );
}

interface FiguresProps {
  views: number;
  starts: number;
  submits: number;
  exits: readonly { fieldId: string; count: number }[];
  chosen: readonly { fieldId: string; option: string; count: number }[];
  titles: ReadonlyMap<string, string>;
}

export function Figures({ views, starts, submits, exits, chosen, titles }: FiguresProps) {
  if (views + starts + submits + chosen.length === 0)
    return (
      <Stack gap="xs">
        <Text fw={550}>{say('noViewsYet')}</Text>
        <Text className="quiet">{say('addAFormBlock')}</Text>
      </Stack>
    );
  return (
    <Stack gap="lg">
      {[...titles].map(([fieldId, title]) => (
        <Answers key={fieldId} title={title} rows={chosen.filter((row) => row.fieldId === fieldId)} />
      ))}
      <Text>{conversionOf({ views, submits })}</Text>
      <Bars
        title={say('last30Days')}
        rows={[
          { label: say('views'), count: views },
          { label: say('starts'), count: starts },
          { label: say('submissions'), count: submits },
        ]}
      />
      {exits.length > 0 && (
        <Bars
          title={say('dropOffByField')}
          rows={exits.map(({ fieldId, count }) => ({ label: titles.get(fieldId) ?? fieldId, count }))}
        />
      )}
      <Text size="sm" className="quiet">
        {say('visitsByContributorsAre')}
      </Text>
    </Stack>
  );
}

/** How often each option of a question was chosen, the most popular one first. */
function Answers({ title, rows }: { title: string; rows: FiguresProps['chosen'] }) {
  if (rows.length === 0) return null;
  const sorted = rows.toSorted((a, b) => b.count - a.count);
  return <Bars title={title} rows={sorted.map(({ option, count }) => ({ label: option, count }))} />;
}
