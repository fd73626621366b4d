/** Who checks solved CAPTCHAs. What was accepted once is accepted never again; the service sees to that. */
export interface CaptchaChecker {
  /** What makes the solution the same one however it is written, and how long it could be shown again. */
  check(token: string, address: string): Promise<{ identity: string; expiresAt: Date } | undefined>;
}
