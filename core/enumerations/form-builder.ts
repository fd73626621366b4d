import type { IdOf } from './name-of.ts';

export const FormEditorTab = { build: 1, storage: 2, advanced: 3, captcha: 4, disclaimer: 5 } as const;
export type FormEditorTab = IdOf<typeof FormEditorTab>;
