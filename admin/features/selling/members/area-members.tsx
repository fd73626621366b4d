import { Alert, Anchor, Skeleton, Stack, Table, Text } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { members as calls, type MemberArea } from '#contract/shop/members.ts';
import { SELLING } from '../../../account/shop.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { EmailText } from '../../../kit/lists/email-text.tsx';
import { ShowMore } from '../../../kit/lists/show-more.tsx';
import { say } from './words.ts';

const membersQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...SELLING, 'member-areas', id, 'members'],
    queryFn: ({ pageParam }) =>
      call(calls.listMembers, { params: { id }, query: pageParam === '' ? {} : { after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ members, hasMore }) => (hasMore ? members.at(-1)?.email : undefined),
  });

/** Who has access at the moment, each with the way to what they bought. */
export function AreaMembers({ area }: { area: MemberArea }) {
  const list = useInfiniteQuery(membersQuery(area.id));
  const { data, error } = list;
  if (error) return <Alert color="red">{sentenceOf(error)}</Alert>;
  if (!data) return <Skeleton height={80} />;
  const total = data.pages[0]?.total ?? 0;
  if (total === 0)
    return (
      <Text className="quiet">
        {area.products.length === 0 ? say('noMembersYetCustomers') : say('noMembersYetCustomersBecome')}
      </Text>
    );
  return (
    <Stack>
      <Text size="sm">{say('members', { total })}</Text>
      <Table>
        <Table.Tbody>
          {data.pages
            .flatMap(({ members }) => members)
            .map(({ id, name, email }) => (
              <Table.Tr key={id}>
                <Table.Td>
                  <Anchor component={Link} to={`/selling/customers/${id}`}>
                    <EmailText>{name || email}</EmailText>
                  </Anchor>
                  {name !== '' && (
                    <Text size="sm" className="quiet">
                      <EmailText>{email}</EmailText>
                    </Text>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
      <ShowMore list={list} />
    </Stack>
  );
}
