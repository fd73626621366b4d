import { expect, test } from 'vitest';
import { Permission } from '../enumerations/permissions.ts';
import {
  escapeAction,
  escapeMessage,
  isEscapeMessage,
  type EscapeAction,
  type EscapeFacts,
} from './escape.ts';

const visitor: EscapeFacts = {
  isShift: false,
  isSignedIn: false,
  permissions: [],
  isTopWindow: true,
  isEditorFrame: false,
  useEscapeKeyToLogin: true,
};
const owner = { ...visitor, isSignedIn: true, permissions: [Permission.config, Permission.admin] };
const guest = { ...visitor, isSignedIn: true, permissions: [Permission.authenticated] };

test.each<[string, EscapeFacts, EscapeAction]>([
  ['a visitor', visitor, 'log in'],
  ['a visitor where it is switched off', { ...visitor, useEscapeKeyToLogin: false }, 'nothing'],
  ['a visitor with shift', { ...visitor, isShift: true }, 'nothing'],
  ['a visitor in a frame', { ...visitor, isTopWindow: false }, 'nothing'],
  ['an owner', owner, 'go to config'],
  ['an owner where it is switched off', { ...owner, useEscapeKeyToLogin: false }, 'go to config'],
  ['an owner with shift', { ...owner, isShift: true }, 'log out'],
  ['an owner in a frame', { ...owner, isTopWindow: false }, 'nothing'],
  ['an owner in the admin’s frame', { ...owner, isTopWindow: false, isEditorFrame: true }, 'tell the admin'],
  ['an account without a say here', guest, 'nothing'],
  ['an account without a say here, with shift', { ...guest, isShift: true }, 'log out'],
])('%s', (_, facts, action) => {
  expect(escapeAction(facts)).toBe(action);
});

test.each([
  [escapeMessage(true), true],
  [escapeMessage(false), true],
  [{ type: 'plinth-escape' }, false],
  [{ type: 'plinth-escape', isShift: 'yes' }, false],
  [{ type: 'another', isShift: true }, false],
  ['plinth-escape', false],
  [null, false],
])('%j is a press in the framed site: %s', (data, isIt) => {
  expect(isEscapeMessage(data)).toBe(isIt);
});
