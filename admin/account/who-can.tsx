import { useQuery } from '@tanstack/react-query';
import { people } from '#contract/people/people.ts';
import { call } from '../http/call.ts';

const adminsQuery = {
  queryKey: ['admins'],
  queryFn: async () => (await call(people.admins, {})).admins,
};

/** Whom to ask for another role. */
export function WhoCan() {
  const { data: admins = [] } = useQuery(adminsQuery);
  if (admins.length === 0) return <>The owner of the site can give you another one.</>;
  const names = admins.map(({ name, isOwner }) => (isOwner ? `${name} (owner)` : name));
  return <>{listed(names)} can give you another one.</>;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}
