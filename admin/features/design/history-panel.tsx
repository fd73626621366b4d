import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Theme } from '#core/theme/theme.ts';
import { revisionQuery, useSingle } from '../../documents/queries.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { PageHistory } from '../../panels/history/page-history.tsx';
import { useDesign } from '../../panels/theme/design-context.ts';
import { say } from './words.ts';

/** Earlier designs. One that is restored is a step of this session, and can be undone. */
export function HistoryPanel() {
  const entry = useSingle('theme', 'theme');
  const { change } = useDesign();
  const queries = useQueryClient();
  const restore = async (number: number) => {
    if (!entry) return;
    try {
      const body = await queries.fetchQuery(revisionQuery(entry.id, number));
      change(say('restoreVersionNumber', { number }), () => body as unknown as Theme);
    } catch (error) {
      tellProblem(error);
    }
  };
  return (
    <Panel title={say('history')} back={{ to: '/design', label: say('backToDesign') }}>
      <Text className="quiet" mb="md">
        {say('coloursTypeShapeAnd')}
      </Text>
      {entry && <PageHistory page={entry} onRestore={restore} />}
    </Panel>
  );
}
