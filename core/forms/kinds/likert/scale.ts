/** The scale of every likert question, from one end to the other. */
export const LIKERT_SCALE = [
  { value: '-2', word: 'stronglyDisagree' },
  { value: '-1', word: 'disagree' },
  { value: '0', word: 'neutral' },
  { value: '1', word: 'agree' },
  { value: '2', word: 'stronglyAgree' },
] as const;

export const likertStep = (value: string | undefined) => LIKERT_SCALE.find((step) => step.value === value);
