/** The scale of every likert question, from one end to the other. */
export const LIKERT_SCALE = [
  { value: '-2', label: 'Strongly Disagree' },
  { value: '-1', label: 'Disagree' },
  { value: '0', label: 'Neutral' },
  { value: '1', label: 'Agree' },
  { value: '2', label: 'Strongly Agree' },
] as const;

export function likertLabel(value: string): string | undefined {
  return LIKERT_SCALE.find((step) => step.value === value)?.label;
}
