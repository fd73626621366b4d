import { popupFields, type PopupDocument } from '#core/popup/document.ts';

/** What every tab of the pop-up gets. */
export interface TabProps {
  value: PopupDocument;
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: unknown) => void;
}

/** The declared controls of the pop-up, or of one of its parts. */
export function controlsOf(part?: keyof PopupDocument) {
  const all = popupFields.control.fields ?? {};
  return part === undefined ? all : (all[part]?.fields ?? {});
}
