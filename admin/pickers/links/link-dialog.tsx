import { Button, Checkbox, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { AtSign, File, FileText, Globe, Hash, Phone } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { LinkValue } from '#core/fields/index.ts';
import { LINK_TARGETS, readTarget, writeTarget, type LinkTargetKind } from '#core/links/link-target.ts';
import { describeLink } from './link-words.ts';
import { TargetFields } from './target-fields.tsx';
import { say } from './words.ts';
import classes from './links.module.css';

const KINDS: Readonly<Record<LinkTargetKind, { label: string; icon: typeof File }>> = {
  page: { label: say('page'), icon: FileText },
  file: { label: say('file'), icon: File },
  web: { label: say('otherSite'), icon: Globe },
  email: { label: say('email'), icon: AtSign },
  phone: { label: say('phone'), icon: Phone },
  anchor: { label: say('onThisPage'), icon: Hash },
};

/** Asks where a link leads to: a page, a file, another site, a mail, a number or a place on the page. */
export function LinkDialog(props: {
  value: LinkValue;
  onSet: (value: LinkValue) => void;
  onClose: () => void;
}) {
  const { value, onSet, onClose } = props;
  const [target, setTarget] = useState(() => readTarget(value.href));
  const [newWindow, setNewWindow] = useState(value.newWindow);
  const href = writeTarget(target);
  const { words, isGood } = describeLink(href);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may stand over another form.
    event.stopPropagation();
    if (isGood) onSet({ href, newWindow });
  };
  return (
    <Modal opened onClose={onClose} title={say('editLink')} centered>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Radio.Group
            aria-label={say('kindOfLink')}
            value={target.kind}
            onChange={(kind) => setTarget({ kind, value: '', subject: target.subject })}
          >
            <div className={classes.kinds}>
              {LINK_TARGETS.map((kind) => {
                const { label, icon: Icon } = KINDS[kind];
                return (
                  <Radio.Card key={kind} value={kind} className={classes.kind ?? ''}>
                    <Icon size={18} aria-hidden="true" />
                    {label}
                  </Radio.Card>
                );
              })}
            </div>
          </Radio.Group>
          <TargetFields key={target.kind} target={target} onChange={setTarget} />
          <Text size="sm" role="status" className={classes.words ?? ''} data-bad={!isGood || undefined}>
            {href === '' ? say('nothingIsChosenYet') : `${href} — ${words}`}
          </Text>
          <Checkbox
            label={say('openInANew')}
            checked={newWindow}
            onChange={(event) => setNewWindow(event.currentTarget.checked)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {say('cancel')}
            </Button>
            <Button type="submit" disabled={!isGood}>
              {say('setTheLink')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
