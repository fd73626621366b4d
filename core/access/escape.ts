import { hasPermission, Permission } from '../enumerations/permissions.ts';
import { isRecord } from '../fields/field.ts';

export interface EscapeFacts {
  isShift: boolean;
  isSignedIn: boolean;
  permissions: readonly number[];
  isTopWindow: boolean;
  isEditorFrame: boolean;
  useEscapeKeyToLogin: boolean;
}

export type EscapeAction = 'log in' | 'log out' | 'go to config' | 'tell the admin' | 'nothing';

/** What Escape does when there is no layer to close and nobody is typing. */
export function escapeAction(facts: EscapeFacts): EscapeAction {
  if (facts.isEditorFrame) return 'tell the admin';
  if (!facts.isTopWindow) return 'nothing';
  if (facts.isShift) return facts.isSignedIn ? 'log out' : 'nothing';
  if (facts.isSignedIn)
    return hasPermission(facts.permissions, Permission.config) ? 'go to config' : 'nothing';
  return facts.useEscapeKeyToLogin ? 'log in' : 'nothing';
}

/** What the site in the admin's frame sends to the admin around it when Escape is pressed in it. */
export interface EscapeMessage {
  type: 'plinth-escape';
  isShift: boolean;
}

export function isEscapeMessage(data: unknown): data is EscapeMessage {
  return isRecord(data) && data.type === 'plinth-escape' && typeof data.isShift === 'boolean';
}

export function escapeMessage(isShift: boolean): EscapeMessage {
  return { type: 'plinth-escape', isShift };
}
