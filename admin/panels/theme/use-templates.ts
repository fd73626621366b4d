import type { TemplateLook } from '#site/templates/template.ts';
import { useDesign } from './design-context.ts';

/** The looks alone: templates are whole sites with all their words. */
const LOOKS = Object.values(
  import.meta.glob<TemplateLook>('../../../site/templates/*/look.ts', { eager: true, import: 'default' }),
);

export function useTemplates(): { looks: readonly TemplateLook[]; current: TemplateLook | undefined } {
  const { theme, ownTemplate } = useDesign();
  const id = theme.template === '' ? ownTemplate : theme.template;
  return { looks: LOOKS, current: LOOKS.find((look) => look.id === id) };
}
