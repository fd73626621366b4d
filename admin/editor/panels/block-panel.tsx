import { Accordion, Alert, Button, Group, Stack, Text } from '@mantine/core';
import { memo, useState, type ReactNode } from 'react';
import { blockName, blockOf } from '#blocks/index.ts';
import type { BlockDefinition } from '#blocks/kit/block.tsx';
import { isRecord } from '#core/fields/field.ts';
import { choice, type PanelGroup } from '#core/fields/index.ts';
import { BLOCK_ANIMATIONS, type Block, type BlockAnimation } from '#core/page/page.ts';
import { differsOnPhone } from '#core/page/phone-place.ts';
import { setAnimation, setValues } from '#core/page/actions/set-values.ts';
import { labelOf } from '../../fields/control/control.ts';
import { Fields } from '../../fields/fields.tsx';
import { useEditor, useTextEditing } from '../canvas/editor-context.ts';
import { commandOf } from '../commands/index.ts';
import { removeSelected } from '../commands/edit.ts';
import { ShownIn } from '../languages/shown-in.tsx';
import { BlockTexts } from '../languages/texts-panel.tsx';
import { BlockIcon } from './block-icon.tsx';
import { useValues } from '../state/use-values.ts';
import { declared, inSentence } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './panels.module.css';

const animation = choice(BLOCK_ANIMATIONS, 'none', { label: say('animation') }).control;

/** What can be set on one block, drawn from its fields. */
export const BlockPanel = memo(function BlockPanel({ block }: { block: Block }) {
  const definition = blockOf(block.type);
  return definition ? <KnownBlock block={block} definition={definition} /> : <UnknownBlock block={block} />;
});

function KnownBlock({ block, definition }: { block: Block; definition: BlockDefinition }) {
  const editor = useEditor();
  const { id } = block;
  const { fields, summary } = definition;
  const reset = commandOf('reset-phone');
  const editing = useTextEditing();
  const controls = fields.control.fields ?? {};
  // What is typed on the page is not offered a second time here.
  const typed = editing?.blockId === id ? editing.path.split('.')[0] : undefined;
  const values = useValues({
    field: fields,
    values: block.values,
    onChange: (field, value) =>
      void editor.run(
        say('changeLabelOf', { labelOf: inSentence(labelOf(field, fields.control.fields?.[field])) }),
        (body) => setValues(body, { id, values: { [field]: value } }),
        // Another picture is a step of its own, whatever is done to it right afterwards.
        sourceOf(value) === sourceOf(block.values[field]) ? `value:${id}:${field}` : undefined,
      ),
  });
  const drawNames = (names: readonly string[]) => (
    <Fields
      controls={controls}
      names={names.filter((field) => field !== typed)}
      values={values.shown}
      errors={values.errors}
      onChange={values.set}
    />
  );
  return (
    <Stack gap={16} pb="lg">
      <div className={classes.head}>
        <BlockIcon type={block.type} values={block.values} />
        <div>
          <h2 className={classes.name}>{declared(blockName(block))}</h2>
          <p className="quiet">{summary}</p>
        </div>
      </div>
      <BlockTexts blockId={id} />
      {differsOnPhone(block) && (
        <Alert color="orange" p="xs" title={say('differsOnPhone')}>
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm">{say('itHasItsOwn')}</Text>
            <Button size="compact-sm" variant="default" flex="none" onClick={() => reset.run(editor)}>
              {say('reset')}
            </Button>
          </Group>
        </Alert>
      )}
      {definition.panel ? (
        <Grouped groups={definition.panel(block.values)} draw={drawNames} />
      ) : (
        drawNames(Object.keys(controls))
      )}
      <ShownIn part={block} />
      <Fields
        controls={{ animation }}
        values={{ animation: block.animation }}
        errors={{}}
        onChange={(_, value) =>
          void editor.run(say('changeTheAnimation'), (body) =>
            setAnimation(body, { ids: [id], animation: value as BlockAnimation }),
          )
        }
      />
    </Stack>
  );
}

/** Fields in groups that can be folded away; groups that come and go keep what was opened. */
function Grouped(props: { groups: readonly PanelGroup[]; draw: (names: readonly string[]) => ReactNode }) {
  const { groups, draw } = props;
  const [folded, setFolded] = useState<readonly string[]>(() =>
    groups.filter(({ isFolded }) => isFolded).map(({ title }) => title),
  );
  const titles = groups.map(({ title }) => title);
  return (
    <Accordion
      multiple
      variant="default"
      chevronSize={16}
      classNames={{
        control: classes.groupControl ?? '',
        label: classes.groupLabel ?? '',
        content: classes.groupContent ?? '',
      }}
      value={titles.filter((title) => !folded.includes(title))}
      onChange={(open) => setFolded(titles.filter((title) => !open.includes(title)))}
    >
      {groups.map(({ title, fields }) => (
        <Accordion.Item key={title} value={title}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{draw(fields)}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function UnknownBlock({ block }: { block: Block }) {
  const editor = useEditor();
  return (
    <Alert color="gray" title={say('unknownBlock')}>
      <Text size="sm" mb="sm">
        {say('typeMayComeFrom', { type: block.type })}
      </Text>
      <Button size="xs" variant="default" onClick={() => removeSelected(editor)}>
        {say('removeIt')}
      </Button>
    </Alert>
  );
}

const sourceOf = (value: unknown) => (isRecord(value) ? value.src : undefined);
