/** A CAPTCHA in its container. */
export interface CaptchaWidget {
  /** The proof that it was solved, while there is one. */
  token(): string | undefined;
  /** Asks for a proof; one that shows itself only says whether it has been solved. */
  execute(): Promise<string | undefined>;
  reset(): void;
  destroy(): void;
}

export interface CaptchaOptions {
  container: HTMLElement;
  /** Called whenever it becomes solved or unsolved. */
  onChange: (isSolved: boolean) => void;
}
