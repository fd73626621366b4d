import { Anchor, Button, Modal, Skeleton, Stack, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole, Plus } from 'lucide-react';
import { useState } from 'react';
import { memberAreaField, type MemberAreaDraft } from '#core/members/member-area.ts';
import { members as calls, type MemberArea } from '#contract/shop/members.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { memberAreasQuery } from '../../../account/shop.ts';
import { Fields } from '../../../fields/fields.tsx';
import { call } from '../../../http/call.ts';
import { CallProblem } from '../../../http/problem.ts';
import { useShopChange } from '../shop/queries.ts';
import { RecordActions } from '../shop/record-actions.tsx';
import { SellingPanel } from '../shop/tabs.tsx';
import { AreaMembers } from './area-members.tsx';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

const CONTROLS = memberAreaField.control.fields ?? {};

const accessWords = ({ products }: MemberArea) =>
  products.length === 0 ? say('customerAccount') : say('products', { count: products.length });

/** Parts of the site for members. Which pages are in one is chosen with each page. */
export function MemberAreas() {
  const { data } = useQuery(memberAreasQuery);
  const [opened, setOpened] = useState<MemberArea | 'new'>();
  const [listed, setListed] = useState<MemberArea>();
  return (
    <SellingPanel
      title={say('memberAreas')}
      actions={
        <Button size="xs" leftSection={<Plus size={16} />} onClick={() => setOpened('new')}>
          {say('addMemberArea')}
        </Button>
      }
    >
      {!data && <Skeleton height={80} />}
      {data?.areas.length === 0 && (
        <Empty icon={LockKeyhole} title={say('noMemberAreasYet')} text={say('howToUseThem')} />
      )}
      {data && data.areas.length > 0 && (
        <div className={classes.table}>
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{say('name')}</Table.Th>
                <Table.Th>{say('access')}</Table.Th>
                <Table.Th className={classes.number}>{say('pages')}</Table.Th>
                <Table.Td />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.areas.map((area) => (
                <Table.Tr key={area.id}>
                  <Table.Td>
                    <Anchor component="button" className={classes.name} onClick={() => setOpened(area)}>
                      {area.name}
                    </Anchor>
                  </Table.Td>
                  <Table.Td style={{ whiteSpace: 'nowrap' }}>{accessWords(area)}</Table.Td>
                  <Table.Td className={classes.number}>{area.pageCount}</Table.Td>
                  <Table.Td className={classes.number}>
                    <Button size="xs" variant="default" onClick={() => setListed(area)}>
                      {say('membersTitle')}
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <Modal
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened === 'new' ? say('addMemberArea') : say('memberArea')}
        centered
      >
        {opened !== undefined && (
          <AreaForm area={opened === 'new' ? undefined : opened} onDone={() => setOpened(undefined)} />
        )}
      </Modal>
      <Modal
        opened={listed !== undefined}
        onClose={() => setListed(undefined)}
        title={listed ? say('membersOfName', { name: listed.name }) : ''}
        centered
      >
        {listed && <AreaMembers area={listed} />}
      </Modal>
    </SellingPanel>
  );
}

function AreaForm({ area, onDone }: { area: MemberArea | undefined; onDone: () => void }) {
  const [draft, setDraft] = useState<MemberAreaDraft>(() => {
    if (!area) return memberAreaField.initial;
    const { name, words, products, showsTeasers } = area;
    return { name, words, products, showsTeasers };
  });
  const saving = useShopChange(
    () =>
      area
        ? call(calls.saveArea, { params: { id: area.id }, body: draft })
        : call(calls.createArea, { body: draft }),
    say('saved'),
  );
  const removing = useShopChange(
    () => call(calls.removeArea, { params: { id: area?.id ?? '' } }),
    say('memberAreaDeleted'),
  );
  return (
    <Stack>
      <Fields
        controls={CONTROLS}
        names={Object.keys(CONTROLS)}
        values={draft}
        errors={saving.error instanceof CallProblem ? saving.error.errors : {}}
        onChange={(name, value) => setDraft((before) => ({ ...before, [name]: value }))}
      />
      <RecordActions
        name={area?.name}
        isSaving={saving.isPending}
        onSave={() => saving.mutate(undefined, { onSuccess: onDone })}
        onDelete={() => removing.mutate(undefined, { onSuccess: onDone })}
      />
    </Stack>
  );
}
