import type { World } from './world.ts';

/** Lets everybody who works on a site do what Admins may, whatever was decided: the proof has to notice it. */
export async function plantHole({ client }: World): Promise<void> {
  await client.query(`
    create function planted() returns trigger language plpgsql as
      'begin new.roles := array[1]; return new; end';
    create trigger planted before insert on memberships for each row execute function planted()`);
}
