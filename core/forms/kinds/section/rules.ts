import type { Rules } from '../../shapes/rules.ts';

export const section: Rules = { input: { as: 'heading' } };
