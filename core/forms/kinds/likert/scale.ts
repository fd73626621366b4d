/** The scale of every likert question, from one end to the other: as owners read it, and its word for visitors. */
export const LIKERT_SCALE = [
  { value: '-2', label: 'Strongly Disagree', word: 'stronglyDisagree' },
  { value: '-1', label: 'Disagree', word: 'disagree' },
  { value: '0', label: 'Neutral', word: 'neutral' },
  { value: '1', label: 'Agree', word: 'agree' },
  { value: '2', label: 'Strongly Agree', word: 'stronglyAgree' },
] as const;

export function likertLabel(value: string): string | undefined {
  return LIKERT_SCALE.find((step) => step.value === value)?.label;
}
