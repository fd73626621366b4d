import { ContributorRole } from '#core/enumerations/permissions.ts';
import { newId } from '../../ids.ts';
import { APP_DOMAIN, type TestSite, type useApp } from '../../testing/app.ts';

/** Archives of sites, and sites to move them into. */
export function makeArchives(kit: ReturnType<typeof useApp>) {
  return {
    archiveOf: async (site: TestSite): Promise<Buffer> => {
      const chunks: Buffer[] = [];
      for await (const chunk of kit.app.services.moving.archive(site.id)) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },

    /** A site without anything in it. */
    anEmptySite: async (): Promise<TestSite> => {
      const { services } = kit.app;
      const { id: ownerId } = await kit.anAccount();
      const identifier = `e${newId()}`;
      const id = await services.sites.create({
        identifier,
        templateId: 'provisions',
        trialEndsAt: undefined,
      });
      await services.accounts.addMember(id, ownerId, [ContributorRole.admin], true);
      const host = `${identifier}.${APP_DOMAIN}`;
      return { id, host, ownerId, owner: await kit.signIn(ownerId, host, id) };
    },
  };
}
