import { ActionIcon, Menu } from '@mantine/core';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { content, type DocumentEntry } from '#contract/content/content.ts';
import { forms } from '#contract/forms.ts';
import { useContentChange } from '../../documents/queries.ts';
import { call } from '../../http/call.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { tellUndoable } from '../../kit/tell-undoable.tsx';
import { say } from './words.ts';

type StoredForm = DocumentEntry & { body: Record<string, unknown> | null };

export function FormMenu({ form }: { form: StoredForm }) {
  const navigate = useNavigate();
  const { id, revision, title } = form;
  const change = useContentChange(async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      tellProblem(error);
    }
  });
  const copy = async () => {
    const made = await call(forms.create, {
      body: { body: { ...form.body, name: say('copyOf', { title }) } },
    });
    await navigate(`/forms/${made.id}`);
  };
  const remove = async () => {
    const deleted = await call(content.remove, { params: { id }, body: { base: revision } });
    await navigate('/forms');
    const restore = () =>
      change.mutate(async () => {
        await call(content.restore, { params: { id }, body: { base: deleted.revision, revision } });
      });
    tellUndoable(say('deleted', { title }), restore);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={say('moreActions')}>
          <Ellipsis size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Copy size={16} />} onClick={() => change.mutate(copy)}>
          {say('duplicateForm')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<Trash2 size={16} />} onClick={() => change.mutate(remove)}>
          {say('deleteForm')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
