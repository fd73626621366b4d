/** What an action answers when a rule forbids it: the sentence an owner reads. The page stays as it was. */
export interface Refusal {
  readonly refused: string;
}

export function refuse(sentence: string): Refusal {
  return { refused: sentence };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
