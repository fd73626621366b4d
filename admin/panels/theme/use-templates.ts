import { useQuery } from '@tanstack/react-query';
import type { Theme } from '#core/theme/theme.ts';
import { useDesign } from './design-context.ts';

/** What the design needs to know of a template: its name and its look. */
export interface TemplateLook {
  id: string;
  name: string;
  summary: string;
  theme: Partial<Theme>;
}

/** Templates are whole sites with all their words: fetched when they are looked at, and only their look is kept. */
async function loadLooks(): Promise<TemplateLook[]> {
  const { TEMPLATES } = await import('#site/templates/index.ts');
  return TEMPLATES.map(({ id, name, summary, theme }) => ({ id, name, summary, theme }));
}

export function useTemplates(): { looks: readonly TemplateLook[]; current: TemplateLook | undefined } {
  const { theme, ownTemplate } = useDesign();
  const { data: looks = [] } = useQuery({
    queryKey: ['templates'],
    queryFn: loadLooks,
    staleTime: Infinity,
    networkMode: 'always',
  });
  const id = theme.template === '' ? ownTemplate : theme.template;
  return { looks, current: looks.find((look) => look.id === id) };
}
