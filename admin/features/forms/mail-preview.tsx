import { Button } from '@mantine/core';
import { Eye } from 'lucide-react';
import { useStage } from '../../kit/stage.ts';
import { forms } from '#contract/forms.ts';
import { shownHref } from '../../http/admin-keys.ts';
import { say } from './words.ts';

/** Shows an email of the saved form beside the panel, before anybody gets one. */
export function MailPreview(props: { id: string; mail: 'notification' | 'autoresponse'; revision: number }) {
  const { id, mail, revision } = props;
  const { show } = useStage();
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Eye size={14} />}
      onClick={() =>
        show(shownHref(forms.previewMail, { params: { id, mail }, query: { revision: String(revision) } }))
      }
    >
      {say('previewEmail')}
    </Button>
  );
}
