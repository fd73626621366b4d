import { createContext } from 'react';
import type { PublicForm } from '#core/forms/public-form.ts';
import type { PageFacts } from '#core/forms/submission/facts.ts';

/** 1 public, 2 with a password, 3 for members. */
export const PagePermissionType = { public: 1, password: 2, members: 3 } as const;

/** The site's live forms and the page they are drawn on; the page that is rendered supplies both. */
export interface SiteForms {
  readonly formOf: (formId: string) => PublicForm | undefined;
  readonly page: PageFacts;
}

export const SiteFormsContext = createContext<SiteForms>({
  formOf: () => undefined,
  page: {
    pageTitle: '',
    pageId: '',
    collectionId: '',
    contentSource: 'c',
    pagePath: '/',
    pagePermissionTypeValue: PagePermissionType.public,
  },
});
