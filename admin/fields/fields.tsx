import { Fieldset, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { isRecord } from '#core/fields/field.ts';
import { CollectionChoice } from './content/collection-choice.tsx';
import { DatasetControl } from './content/dataset-control.tsx';
import { ItemFieldChoice } from './content/item-field-choice.tsx';
import { ReferencesControl } from './content/references.tsx';
import { DesignControl } from './gallery/design-control.tsx';
import { EmbedControl } from './gallery/embed-control.tsx';
import { RatioControl } from './gallery/ratio-control.tsx';
import { SlidesControl } from './gallery/slides-control.tsx';
import { FormChoice, MailingListChoice } from './content/choice-controls.tsx';
import { PagesControl } from './content/pages-control.tsx';
import { ChoiceControl } from './values/choice.tsx';
import { ColourControl } from './values/colour.tsx';
import { AddressControl } from './text/address.tsx';
import { CodeControl } from './text/code.tsx';
import { labelOf, type ControlProps, type FieldsProps } from './control/control.ts';
import { FileControl } from './files/file.tsx';
import { ImageControl } from './files/image.tsx';
import { LinkControl } from './content/link.tsx';
import { ListControl } from './lists/list.tsx';
import { fitsInRow, ListRows } from './lists/list-rows.tsx';
import { MomentControl } from './values/moment.tsx';
import { MoneyControl } from './values/money.tsx';
import { NumberControl } from './values/number.tsx';
import { PathControl } from './text/path.tsx';
import { RegionControl } from './values/region.tsx';
import { ResponsiveControl } from './values/responsive.tsx';
import { RichTextControl } from './text/rich-text.tsx';
import { TermsControl } from './text/terms.tsx';
import { TextControl } from './text/text.tsx';
import { TimeControl } from './values/time.tsx';
import { TimeZoneControl } from './values/time-zone.tsx';
import { ToggleControl } from './values/toggle.tsx';

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
