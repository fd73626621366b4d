import { useQuery } from '@tanstack/react-query';
import { people } from '#contract/people/people.ts';
import { call } from '../http/call.ts';
import { spokenLanguage } from '../words/catalogue.ts';
import { say } from './words.ts';

const adminsQuery = {
  queryKey: ['admins'],
  queryFn: async () => (await call(people.admins, {})).admins,
};

/** Whom to ask for another role. */
export function WhoCan() {
  const { data: admins = [] } = useQuery(adminsQuery);
  if (admins.length === 0) return <>{say('theOwnerOfThe')}</>;
  const names = admins.map(({ name, isOwner }) => (isOwner ? say('nameOwner', { name }) : name));
  return <>{say('listedCanGiveYou', { listed: listed(names) })}</>;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(spokenLanguage(), { type: 'disjunction' }).format(names);
}
