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
      title={form.values ? document.name : 'Form'}
      back={{ to: `/forms/${id}`, label: 'Back to the form' }}
    >
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {report.data ? (
        <Figures {...report.data} titles={titles} />
      ) : (
        !error && <Skeleton height={240} role="progressbar" aria-label="Loading statistics" />
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
        <Text fw={550}>No views yet</Text>
        <Text className="quiet">
          Add a form block to a page to show it. Visits by contributors are not counted.
        </Text>
      </Stack>
    );
  return (
    <Stack gap="lg">
      {[...titles].map(([fieldId, title]) => (
        <Answers key={fieldId} title={title} rows={chosen.filter((row) => row.fieldId === fieldId)} />
      ))}
      <Text>{conversionOf({ views, submits })}</Text>
      <Bars
        title="Last 30 days"
        rows={[
          { label: 'Views', count: views },
          { label: 'Starts', count: starts },
          { label: 'Submissions', count: submits },
        ]}
      />
      {exits.length > 0 && (
        <Bars
          title="Drop-off by field"
          rows={exits.map(({ fieldId, count }) => ({ label: titles.get(fieldId) ?? fieldId, count }))}
        />
      )}
      <Text size="sm" className="quiet">
        Visits by contributors are not counted. No data about individual visitors is stored.
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
