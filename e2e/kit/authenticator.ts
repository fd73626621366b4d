import type { CDPSession, Page } from '@playwright/test';

const keysOf = async (cdp: CDPSession, authenticatorId: string) =>
  (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;

/** A device of the page's browser that keeps passkeys and knows its owner. */
export async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: () => keysOf(cdp, authenticatorId),

    /** Keys of another one, as its owner's other tab has them. */
    async put(keys: Awaited<ReturnType<typeof keysOf>>): Promise<void> {
      for (const credential of keys)
        await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
    },

    async lose(): Promise<void> {
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      await cdp.send('WebAuthn.disable');
      await cdp.detach();
    },
  };
}
