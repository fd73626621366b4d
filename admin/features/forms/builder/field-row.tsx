import { ActionIcon, Collapse, Group, UnstyledButton } from '@mantine/core';
import { useSortable } from '@dnd-kit/react/sortable';
import { ChevronDown, ChevronUp, Copy, GripVertical, Trash2 } from 'lucide-react';
import { KINDS } from '#core/forms/kinds/kinds.ts';
import { FieldEditor } from './field-editor.tsx';
import type { FieldProps } from './field-props.ts';
import { KindIcon } from './kind-icon.tsx';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './builder.module.css';

interface FieldRowProps extends FieldProps {
  isOpen: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

export function FieldRow(props: FieldRowProps) {
  const { field, index, fields, isOpen } = props;
  const { ref, handleRef } = useSortable({ id: field.id, index });
  const kind = KINDS[field.type];
  const name = field.title || field.key || declared(kind.name);
  const tools = [
    {
      label: say('moveNameUp', { name }),
      icon: ChevronUp,
      isOff: index === 0,
      run: () => props.onMove(index - 1),
    },
    {
      label: say('moveNameDown', { name }),
      icon: ChevronDown,
      isOff: index === fields.length - 1,
      run: () => props.onMove(index + 1),
    },
    { label: say('duplicateName', { name }), icon: Copy, isOff: false, run: props.onDuplicate },
    { label: say('removeName', { name }), icon: Trash2, isOff: false, run: props.onRemove },
  ];
  const hasError = Object.keys(props.errors).some((path) => path.startsWith(`fields.${index}.`));
  return (
    <li ref={ref} className={classes.field} data-error={hasError || undefined}>
      <div className={classes.fieldHead}>
        <ActionIcon
          ref={handleRef}
          className={classes.handle}
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={say('dragName', { name })}
        >
          <GripVertical size={16} />
        </ActionIcon>
        <KindIcon type={field.type} />
        <UnstyledButton className={classes.fieldTitle} aria-expanded={isOpen} onClick={props.onToggle}>
          <span>{name}</span>
          <span className="quiet">
            {field.required ? say('required', { kind: declared(kind.name) }) : declared(kind.name)}
          </span>
        </UnstyledButton>
        <Group gap={0} wrap="nowrap">
          {tools.map(({ label, icon: Icon, isOff, run }) => (
            <ActionIcon
              key={label}
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={label}
              disabled={isOff}
              onClick={run}
            >
              <Icon size={15} />
            </ActionIcon>
          ))}
        </Group>
      </div>
      <Collapse expanded={isOpen}>{isOpen && <FieldEditor {...props} />}</Collapse>
    </li>
  );
}
