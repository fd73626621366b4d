import { Button, Group } from '@mantine/core';
import { Palette, PanelBottom, PanelTop } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { useEditor } from '../canvas/editor-context.ts';
import { footerEditorPath } from '../../addresses/edited-part.ts';
import { useSitePartsIds } from './use-site-parts.ts';
import { say } from './words.ts';

/** From a page to what stands above and below it. */
export function PartButtons() {
  const { panel, area } = useEditor();
  const parts = useSitePartsIds();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  if (!parts || area !== 'page') return null;
  // Saved first: the page above the footer is drawn by the server.
  const editFooter = () => void parts.session.flush().then(() => navigate(footerEditorPath(id)));
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        leftSection={<PanelTop size={16} />}
        onClick={() => panel.set('header')}
      >
        {say('headerAndMenu')}
      </Button>
      <Button size="xs" variant="default" leftSection={<PanelBottom size={16} />} onClick={editFooter}>
        {say('footer')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<Palette size={16} />}
        onClick={() => panel.set('theme')}
      >
        {say('coloursAndType')}
      </Button>
    </Group>
  );
}
