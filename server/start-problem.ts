/** Something a person can put right before starting again: told in one sentence, with what to do about it. */
export class StartProblem extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartProblem';
    this.remedy = remedy;
  }
}
