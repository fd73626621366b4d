import { makeErrorReporter } from '#browser/page/script-errors.ts';
import { pageContext } from '../document/page-context.ts';

const context = pageContext();

export const report = makeErrorReporter({
  app: 'site',
  websiteId: context?.website.id ?? '',
  templateId: context?.templateId ?? '',
});
