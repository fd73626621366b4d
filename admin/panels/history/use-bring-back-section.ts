import { notifications } from '@mantine/notifications';
import { content, type DocumentEntry } from '#contract/content/content.ts';
import { bringBackSection } from '#core/page/actions/sections.ts';
import type { PageBody } from '#core/page/page.ts';
import { isRefusal } from '#core/page/refusal.ts';
import { useContentChange } from '../../documents/queries.ts';
import { call } from '../../http/call.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { say } from './words.ts';

/** Saves the draft with one section as an earlier version has it. */
export function useBringBackSection({ id, revision: base }: DocumentEntry) {
  return useContentChange(
    async (wanted: {
      after: Readonly<Record<string, unknown>>;
      earlier: PageBody;
      section: string;
      name: string;
    }) => {
      const { after, earlier, section, name } = wanted;
      const body = bringBackSection(after.body as PageBody, { id: section, earlier });
      try {
        if (isRefusal(body)) throw new Error(body.refused);
        const saved = await call(content.save, { params: { id }, body: { base, body: { ...after, body } } });
        notifications.show({ message: say('nameIsBackIn', { name }) });
        return saved;
      } catch (error) {
        tellProblem(error);
        throw error;
      }
    },
  );
}
