import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { finerNames } from '#core/people/finer-permissions.ts';
import { roleNames } from '#core/people/roles.ts';
import type { Person } from '#contract/people/people.ts';
import { ChangeRoles } from './change-roles.tsx';
import { HandOver } from './hand-over.tsx';
import { nameOf } from './name-of.ts';
import { RemovePerson } from './remove-person.tsx';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './people.module.css';

const DIALOGS = {
  roles: ChangeRoles,
  owner: HandOver,
  remove: RemovePerson,
} satisfies Record<string, ComponentType<{ person: Person; isSelf: boolean; onClose: () => void }>>;

/** One contributor, and what the one who looks may do about them. */
export function PersonRow({ person, you }: { person: Person; you: Person | undefined }) {
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const name = nameOf(person);
  const isSelf = person.id === you?.id;
  const canInherit = you?.isOwner && person.roles.includes(ContributorRole.admin);
  const Open = open && DIALOGS[open];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>
          {name}
          {isSelf && <span className="quiet"> {say('you')}</span>}
        </span>
        <span className="quiet">{person.email}</span>
        <span>
          {person.isOwner
            ? say('owner')
            : [...roleNames(person.roles), ...finerNames(person.permissions)].map(declared).join(', ')}
        </span>
      </div>
      {!person.isOwner && (
        <Menu position="bottom-end" shadow="md" width={200}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={36} aria-label={say('moreForName', { name })}>
              <Ellipsis size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setOpen('roles')}>{say('changeRoles')}</Menu.Item>
            {canInherit && <Menu.Item onClick={() => setOpen('owner')}>{say('makeOwner')}</Menu.Item>}
            <Menu.Item color="red" onClick={() => setOpen('remove')}>
              {isSelf ? say('leaveTheSite') : say('remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {Open && <Open person={person} isSelf={isSelf} onClose={() => setOpen(undefined)} />}
    </li>
  );
}
