import type { PlatformPage } from '#site/platform/page.tsx';
import { templateOf, TEMPLATES } from '#site/templates/index.ts';
import type { Template } from '#site/templates/template.ts';
import type { TemplatePreviews } from '../sites/template-previews.ts';
import { templatePicturePath } from './template-pictures.ts';

const FOLDER = '/templates/';
const SITE = '/site';

export const previewPath = ({ id }: Pick<Template, 'id'>) => FOLDER + id;

/** Where templates can be looked at before one is chosen, by everybody. */
export function makeTemplatePages({ templatePreviews }: { templatePreviews: TemplatePreviews }) {
  const templateAt = (path: string) =>
    path.startsWith(FOLDER) ? templateOf(path.slice(FOLDER.length)) : undefined;

  return {
    /** The page with the frame; it stands before the site in it is there. */
    async page(
      { pathname }: URL,
      account: { name: string; crumb: string } | null,
    ): Promise<PlatformPage | undefined> {
      const template = templateAt(pathname);
      return (
        template && {
          name: 'templatePreview',
          account,
          chosen: template.id,
          templates: TEMPLATES.map(({ id, name, summary }) => ({
            id,
            name,
            summary,
            url: previewPath({ id }),
          })),
          picture: templatePicturePath(template),
          frame: previewPath(template) + SITE,
          siteUrl: await templatePreviews.urlOf(template),
        }
      );
    },

    /** The site in the frame, from when it can be looked at. */
    async siteAt(path: string): Promise<string | undefined> {
      const template = path.endsWith(SITE) ? templateAt(path.slice(0, -SITE.length)) : undefined;
      if (!template) return undefined;
      await templatePreviews.ensure(template);
      return templatePreviews.urlOf(template);
    },
  };
}
