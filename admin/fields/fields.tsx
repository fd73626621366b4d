import { Fieldset, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { isRecord } from '#core/fields/field.ts';
import { CollectionChoice } from '../collections/collection-choice.tsx';
import { DatasetControl } from '../collections/dataset-control.tsx';
import { ItemFieldChoice } from '../collections/item-field-choice.tsx';
import { ReferencesControl } from '../collections/references.tsx';
import { DesignControl } from '../gallery/design-control.tsx';
import { EmbedControl } from '../gallery/embed-control.tsx';
import { RatioControl } from '../gallery/ratio-control.tsx';
import { SlidesControl } from '../gallery/slides-control.tsx';
import { FormChoice, MailingListChoice } from '../forms/choice-controls.tsx';
import { PagesControl } from '../pages/pages-control.tsx';
import { ChoiceControl } from './choice.tsx';
import { ColourControl } from './colour.tsx';
import { AddressControl } from './address.tsx';
import { CodeControl } from './code.tsx';
import { labelOf, type ControlProps, type FieldsProps } from './control.ts';
import { FileControl } from './file.tsx';
import { ImageControl } from './image.tsx';
import { LinkControl } from './link.tsx';
import { ListControl } from './list.tsx';
import { fitsInRow, ListRows } from './list-rows.tsx';
import { MomentControl } from './moment.tsx';
import { MoneyControl } from './money.tsx';
import { NumberControl } from './number.tsx';
import { PathControl } from './path.tsx';
import { RegionControl } from './region.tsx';
import { ResponsiveControl } from './responsive.tsx';
import { RichTextControl } from './rich-text.tsx';
import { TermsControl } from './terms.tsx';
import { TextControl } from './text.tsx';
import { TimeControl } from './time.tsx';
import { TimeZoneControl } from './time-zone.tsx';
import { ToggleControl } from './toggle.tsx';

/** One control per kind of field. A kind that is not here is edited somewhere else and left as it is. */
const CONTROLS: Readonly<Record<string, ComponentType<ControlProps>>> = {
  text: TextControl,
  path: PathControl,
  toggle: ToggleControl,
  number: NumberControl,
  money: MoneyControl,
  choice: ChoiceControl,
  colour: ColourControl,
  link: LinkControl,
  time: TimeControl,
  timeZone: TimeZoneControl,
  region: RegionControl,
  image: ImageControl,
  file: FileControl,
  list: ListControl,
  responsive: ResponsiveControl,
  richText: RichTextControl,
  address: AddressControl,
  code: CodeControl,
  embed: EmbedControl,
  ratio: RatioControl,
  slides: SlidesControl,
  galleryDesign: DesignControl,
  form: FormChoice,
  mailingList: MailingListChoice,
  slug: TextControl,
  moment: MomentControl,
  terms: TermsControl,
  references: ReferencesControl,
  collection: CollectionChoice,
  dataset: DatasetControl,
  itemField: ItemFieldChoice,
  pages: PagesControl,
};

const drawFields = (props: FieldsProps) => <Fields {...props} />;

/** The form that a set of field declarations describes. */
export function Fields({ controls, values, errors, onChange, names, prefix = '' }: FieldsProps) {
  return (
    <Stack gap={16}>
      {(names ?? Object.keys(controls)).map((name) => {
        const control = controls[name];
        if (!control) return null;
        const label = labelOf(name, control);
        const path = prefix + name;
        if (control.kind === 'group') {
          const inner = values[name];
          const record = isRecord(inner) ? inner : {};
          return (
            <Fieldset key={name} legend={label} variant="unstyled">
              <Fields
                controls={control.fields ?? {}}
                values={record}
                errors={errors}
                prefix={`${path}.`}
                onChange={(child, value) => onChange(name, { ...record, [child]: value })}
              />
            </Fieldset>
          );
        }
        if (control.kind === 'list' && control.item && fitsInRow(control.item)) {
          const rowControls = control.item.fields ?? {};
          return (
            <ListRows
              key={name}
              control={control}
              label={label}
              value={values[name]}
              error={errors[path]}
              onChange={(rows) => onChange(name, rows)}
              renderRow={(row, index, onRow) => (
                <Fields
                  controls={rowControls}
                  values={row}
                  errors={errors}
                  prefix={`${path}.${index}.`}
                  onChange={(child, value) => onRow({ ...row, [child]: value })}
                />
              )}
            />
          );
        }
        const Drawn = CONTROLS[control.kind];
        return Drawn ? (
          <Drawn
            key={name}
            control={control}
            name={path}
            label={label}
            value={values[name]}
            error={errors[path]}
            onChange={(value) => onChange(name, value)}
            values={values}
            drawFields={drawFields}
          />
        ) : null;
      })}
    </Stack>
  );
}
