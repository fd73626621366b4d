/** Why a call did not do what was asked. The message is fit to be shown. */
export class DataError extends Error {
  override readonly name = 'DataError';
  /** `refused` was answered, `noConnection` was not, `unreadable` was answered with something else than JSON. */
  readonly reason: 'refused' | 'noConnection' | 'unreadable';
  readonly status: number;
  /** The body of the answer. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    reason: DataError['reason'],
    message: string,
    answer: { status?: number; details?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(message);
    this.reason = reason;
    this.status = answer.status ?? 0;
    this.details = answer.details ?? {};
  }
}
