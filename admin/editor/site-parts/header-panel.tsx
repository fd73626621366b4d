import { Button, Skeleton, Stack } from '@mantine/core';
import { PanelBottom } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { announcementFields } from '#core/content/announcement.ts';
import { headerFields } from '#core/content/header-footer.ts';
import { isRecord } from '#core/fields/field.ts';
import type { Body } from '../../documents/draft.ts';
import { labelOf } from '../../fields/control/control.ts';
import { Fields } from '../../fields/fields.tsx';
import { MainMenu } from '../../panels/navigation/main-menu.tsx';
import { useValues } from '../state/use-values.ts';
import classes from '../panels/panels.module.css';
import { footerEditorPath } from '../../addresses/edited-part.ts';
import { PartHead } from './part-head.tsx';
import { useHeaderFooter, useNavigation, useSitePartsIds, type SiteParts } from './use-site-parts.ts';
import { inSentence } from '../../words/catalogue.ts';
import { say } from './words.ts';

const controls = headerFields.control.fields ?? {};
const barControls = announcementFields.control.fields ?? {};

/** The header of every page and its menu, changed in the same history as the page. */
export function HeaderPanel() {
  const parts = useSitePartsIds();
  return parts ? <Opened parts={parts} /> : <Skeleton height={200} />;
}

function Opened({ parts }: { parts: SiteParts }) {
  const { session, headerFooterId, navigationId } = parts;
  const headerFooter = useHeaderFooter(parts);
  const { main } = useNavigation(parts);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const values = useValues({
    field: headerFields,
    values: headerFooter.header,
    onChange: (name, value) =>
      void session.run(headerFooterId, (body): Body => withPart(body, 'header', { [name]: value }), {
        label: say('changeLabelOfOfThe', { labelOf: inSentence(labelOf(name, controls[name])) }),
        thing: `header:${name}`,
      }),
  });
  const bar = useValues({
    field: announcementFields,
    values: headerFooter.announcement,
    onChange: (name, value) =>
      void session.run(headerFooterId, (body): Body => withPart(body, 'announcement', { [name]: value }), {
        label: say('changeLabelOfOfTheAnnouncement', {
          labelOf: inSentence(labelOf(name, barControls[name])),
        }),
        thing: `announcement:${name}`,
      }),
  });
  const editFooter = () => void session.flush().then(() => navigate(footerEditorPath(id)));
  return (
    <Stack gap={16} pb="lg">
      <PartHead title={say('header')} words={say('shownAboveEveryPage')} />
      <Fields controls={controls} values={values.shown} errors={values.errors} onChange={values.set} />
      <h2 className={classes.name}>{say('announcementBar')}</h2>
      <Fields controls={barControls} values={bar.shown} errors={bar.errors} onChange={bar.set} />
      <h2 className={classes.name}>{say('menu')}</h2>
      <MainMenu
        items={main}
        onChange={(items) =>
          void session.run(navigationId, (body): Body => ({ ...body, main: items }), {
            label: say('changeTheMenu'),
            thing: 'menu',
          })
        }
      />
      <Button variant="default" leftSection={<PanelBottom size={16} />} onClick={editFooter}>
        {say('editTheFooter')}
      </Button>
    </Stack>
  );
}

function withPart(body: Body, part: 'header' | 'announcement', change: object): Body {
  return { ...body, [part]: { ...(isRecord(body[part]) ? body[part] : {}), ...change } };
}
