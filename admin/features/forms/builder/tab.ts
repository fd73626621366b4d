import { formDocument, type FormDocument } from '#core/forms/document.ts';

/** What every tab of the builder gets. */
export interface TabProps {
  value: FormDocument;
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: unknown) => void;
}

/** The declared controls of a part of the form. */
export function controlsOf(part?: keyof FormDocument) {
  const all = formDocument.control.fields ?? {};
  return part === undefined ? all : (all[part]?.fields ?? {});
}
