import type { Category } from '../../core/consent/categories.ts';

/** What a visitor has done before a page is looked at. */
export interface VisitorState {
  name: string;
  /** Answers they gave, one after the other. */
  choices: readonly Readonly<Record<string, string>>[];
  gpc: boolean;
  allows: readonly Category[];
  /** Looked at on every fourth page, and on the one with every kind, unless all are asked for. */
  isSampled?: boolean;
}

const ACCEPT = { way: 'accept' };
const DECLINE = { way: 'decline' };
const ALL: readonly Category[] = ['necessary', 'preferences', 'statistics', 'marketing'];

export const STATES: readonly VisitorState[] = [
  { name: 'no choice', choices: [], gpc: false, allows: ['necessary'] },
  { name: 'declined', choices: [DECLINE], gpc: false, allows: ['necessary'] },
  {
    name: 'partly',
    choices: [{ way: 'choose', preferences: 'on' }],
    gpc: false,
    allows: ['necessary', 'preferences'],
    isSampled: true,
  },
  { name: 'accepted', choices: [ACCEPT], gpc: false, allows: ALL },
  { name: 'withdrawn', choices: [ACCEPT, DECLINE], gpc: false, allows: ['necessary'], isSampled: true },
  { name: 'GPC', choices: [], gpc: true, allows: ['necessary'], isSampled: true },
  {
    name: 'accepted with GPC',
    choices: [ACCEPT],
    gpc: true,
    allows: ['necessary', 'preferences'],
    isSampled: true,
  },
];
