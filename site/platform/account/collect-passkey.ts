/** For forms that send a passkey in place of fields. The code that asks for it comes with the first use. */
export function collectPasskey({ dataset }: HTMLFormElement) {
  if (dataset['passkey'] === undefined) return {};
  return {
    collect: async (form: HTMLFormElement) => (await import('./start-passkeys.ts')).askForPasskey(form),
  };
}
