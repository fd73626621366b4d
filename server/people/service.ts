import { ContributorRole } from '#core/enumerations/permissions.ts';
import { tidyPermissions } from '#core/people/finer-permissions.ts';
import { tidyRoles } from '#core/people/roles.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Person } from '#contract/people/people.ts';
import { recordAction } from '../audit.ts';
import type { Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { hostName } from '../http/hosts.ts';
import { checkPermissions, checkRoles, noRole } from './check-roles.ts';
import { makeInvitations } from './invitations.ts';
import type { Host, PeopleDeps } from './parts.ts';
import * as store from './store.ts';

/** Who works on a site. */
export function makePeople(deps: PeopleDeps) {
  const { db, accounts, sites, mail, titleOf } = deps;
  const invitations = makeInvitations(deps);

  /** Somebody of the site who may be changed. */
  async function hold(tx: Tx, site: Site, id: string): Promise<Person | Failure> {
    await store.lockPeople(tx, site.id);
    const person = await store.findPerson(tx, id);
    if (!person) return fail('notFound');
    return person.isOwner ? fail('ownerStays') : person;
  }

  async function hostsOf(tx: Tx, site: Site): Promise<string[]> {
    return [hostName(new URL(sites.urlOf(site)).host), ...(await store.listDomains(tx, site.id))];
  }

  async function remove({ site, accountId }: Host, id: string): Promise<Failure | undefined> {
    return db.site(site.id, async (tx) => {
      const person = await hold(tx, site, id);
      if (person instanceof Failure) return person;
      await store.deletePerson(tx, id);
      await accounts.sessions.endOn(tx, id, await hostsOf(tx, site));
      await recordAction(tx, {
        siteId: site.id,
        accountId,
        action: id === accountId ? 'people.leave' : 'people.remove',
        detail: { person: id, name: person.name || person.email },
      });
      return undefined;
    });
  }

  return {
    invitations,
    remove,

    async list(siteId: string) {
      return db.readSite(siteId, async (tx) => ({
        people: await store.listPeople(tx),
        invitations: await invitations.list(tx),
      }));
    },

    /** Those who learn what becomes of the site's plan. */
    async payers(tx: Tx): Promise<{ name: string; email: string }[]> {
      const all = await store.listPeople(tx);
      return all.filter(({ isOwner, roles }) => isOwner || roles.includes(ContributorRole.billing));
    },

    async admins(siteId: string): Promise<{ name: string; isOwner: boolean }[]> {
      const all = await db.readSite(siteId, store.listPeople);
      return all
        .filter(({ roles }) => roles.includes(ContributorRole.admin))
        .map(({ name, email, isOwner }) => ({ name: name || email, isOwner }));
    },

    async changeRoles(
      { site, accountId }: Host,
      id: string,
      wanted: { roles: readonly number[]; permissions?: readonly number[] | undefined },
    ): Promise<Person | Failure> {
      const refusal = checkRoles(wanted.roles) ?? checkPermissions(wanted.permissions ?? []);
      if (refusal) return refusal;
      const roles = tidyRoles(wanted.roles);
      return db.site(site.id, async (tx) => {
        const person = await hold(tx, site, id);
        if (person instanceof Failure) return person;
        const permissions = tidyPermissions(wanted.permissions ?? person.permissions);
        if (roles.length + permissions.length === 0) return noRole();
        await store.updatePerson(tx, id, { roles, permissions });
        await recordAction(tx, {
          siteId: site.id,
          accountId,
          action: 'people.roles',
          detail: {
            person: id,
            name: person.name || person.email,
            before: person.roles,
            roles,
            permissions,
          },
        });
        return { ...person, roles, permissions };
      });
    },

    async transfer({ site, accountId }: Host, id: string): Promise<Failure | undefined> {
      const siteTitle = await titleOf(site);
      return db.site(site.id, async (tx) => {
        await store.lockPeople(tx, site.id);
        const [before, after] = [await store.findPerson(tx, accountId), await store.findPerson(tx, id)];
        if (!before?.isOwner) return fail('ownerOnly');
        if (!after) return fail('notFound');
        if (after.isOwner) return fail('alreadyOwner');
        if (!after.roles.includes(ContributorRole.admin)) return fail('notAnAdmin');
        await store.updatePerson(tx, accountId, { isOwner: false });
        await store.updatePerson(tx, id, { isOwner: true });
        const names = { from: before.name || before.email, to: after.name || after.email };
        for (const { name, email } of [before, after])
          await mail.send(tx, { to: email, name: 'newOwner', values: { name, siteTitle, ...names } });
        await recordAction(tx, {
          siteId: site.id,
          accountId,
          action: 'people.transfer',
          detail: { person: id, name: names.to },
        });
        return undefined;
      });
    },

    /** Of one's own accord, from the list of one's sites. */
    async leave(accountId: string, siteId: string): Promise<Failure | undefined> {
      const isMine = (await accounts.membershipsOf(accountId)).some((row) => row.siteId === siteId);
      const site = isMine ? await sites.find(siteId) : undefined;
      return site ? remove({ site, accountId }, accountId) : fail('notFound');
    },
  };
}

export type People = ReturnType<typeof makePeople>;
