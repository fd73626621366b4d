import type { EditorPlaces } from './panels/places.ts';
import { EditorTools } from './editor-tools.tsx';
import { ConflictDialog } from '../documents/session/conflict-dialog.tsx';
import { Guide } from './guide/guide.tsx';
import { Layers } from './layers/layers.tsx';
import { EditorPanel, PanelTabs } from './panels/editor-panel.tsx';
import { PhoneSheet } from './panels/phone-sheet.tsx';
import { Repairs } from './panels/repairs.tsx';
import type { Session } from '../documents/session/session.ts';

/** Everything around the page that is edited: its tools, its panel, what opens over it. */
export default function EditorChrome(props: {
  id: string;
  session: Session;
  title: string;
  places: EditorPlaces;
  isPhone: boolean;
}) {
  const { id, session, title, places, isPhone } = props;
  const repairs = <Repairs session={session} id={id} historyPath={places.history} />;
  return (
    <>
      <EditorTools pageId={id} session={session} />
      {isPhone ? (
        <PhoneSheet places={places} title={title}>
          {repairs}
          <PanelTabs />
        </PhoneSheet>
      ) : (
        <EditorPanel places={places} title={title}>
          {repairs}
          <PanelTabs />
        </EditorPanel>
      )}
      <Layers />
      <Guide session={session} isPhone={isPhone} />
      <ConflictDialog session={session} />
    </>
  );
}
