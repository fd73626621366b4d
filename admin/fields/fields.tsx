import { Fieldset, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { isRecord } from '#core/fields/field.ts';
import type { ControlKind } from '#core/fields/index.ts';
import type { ListedKind, ReferenceKind } from '#core/fields/reference-kinds.ts';
import { CategoryChoice, ProductChoice } from './content/shop-choices.tsx';
import { CollectionChoice } from './content/collection-choice.tsx';
import { DatasetControl } from './content/dataset-control.tsx';
import { ItemFieldChoice } from './content/item-field-choice.tsx';
import { ItemsControl } from './content/items.tsx';
import { DesignControl } from './gallery/design-control.tsx';
import { EmbedControl } from './gallery/embed-control.tsx';
import { RatioControl } from './gallery/ratio-control.tsx';
import { SlidesControl } from './gallery/slides-control.tsx';
import {
  DonationPageChoice,
  FormChoice,
  MailingListChoice,
  MemberAreaChoice,
} from './content/choice-controls.tsx';
import { PagesControl } from './content/pages-control.tsx';
import { ChoiceControl } from './values/choice.tsx';
import { ColourControl } from './values/colour.tsx';
import { IconControl } from './values/icon.tsx';
import { AddressControl } from './text/address.tsx';
import { CodeControl } from './text/code.tsx';
import { labelOf, type ControlProps, type FieldsProps } from './control/control.ts';
import { inOwnLanguage } from './control/in-own-language.ts';
import { AssetChoice } from './files/asset-choice.tsx';
import { PicturesControl } from './files/pictures.tsx';
import { FileControl } from './files/file.tsx';
import { ImageControl } from './files/image.tsx';
import { LinkControl } from './content/link.tsx';
import { LocationControl } from './map/location-control.tsx';
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

type Drawn<K extends ControlKind> = ComponentType<ControlProps<K>>;

/** What finds the things that a field names by their ids. */
const PICKERS: Readonly<Record<ReferenceKind, Drawn<'reference'>>> = {
  file: AssetChoice,
  form: FormChoice,
  donationPage: DonationPageChoice,
  memberArea: MemberAreaChoice,
  mailingList: MailingListChoice,
};
const LIST_PICKERS: Readonly<Record<ListedKind, Drawn<'references'>>> = {
  product: ProductChoice,
  category: CategoryChoice,
};

/** One control per kind of field; `null` for what is edited somewhere else and left as it is. */
const CONTROLS: { readonly [K in ControlKind]: Drawn<K> | null } = {
  text: TextControl,
  path: PathControl,
  toggle: ToggleControl,
  number: NumberControl,
  money: MoneyControl,
  choice: ChoiceControl,
  colour: ColourControl,
  icon: IconControl,
  link: LinkControl,
  location: LocationControl,
  time: TimeControl,
  timeZone: TimeZoneControl,
  region: RegionControl,
  image: ImageControl,
  file: FileControl,
  pictures: PicturesControl,
  group: GroupControl,
  list: EntriesControl,
  responsive: ResponsiveControl,
  richText: RichTextControl,
  address: AddressControl,
  code: CodeControl,
  embed: EmbedControl,
  ratio: RatioControl,
  slides: SlidesControl,
  galleryDesign: DesignControl,
  slug: TextControl,
  moment: MomentControl,
  terms: TermsControl,
  items: ItemsControl,
  collection: CollectionChoice,
  dataset: DatasetControl,
  itemField: ItemFieldChoice,
  pages: PagesControl,
  reference: ReferenceControl,
  references: ReferencesControl,
  font: null,
  options: null,
  variants: null,
  discountAmount: null,
  section: null,
  block: null,
  custom: null,
  id: null,
  fieldId: null,
};

/** The form that a set of field declarations describes. */
export function Fields({ controls, values, errors, onChange, names, prefix = '' }: FieldsProps) {
  return (
    <Stack gap={16}>
      {(names ?? Object.keys(controls)).map((name) => {
        const written = controls[name];
        if (!written) return null;
        const control = inOwnLanguage(written);
        const path = prefix + name;
        return (
          <FieldControl
            key={name}
            control={control}
            name={path}
            label={labelOf(name, control)}
            value={values[name]}
            error={errors[path]}
            errors={errors}
            onChange={(value) => onChange(name, value)}
            values={values}
            drawFields={drawFields}
          />
        );
      })}
    </Stack>
  );
}

const drawFields = (props: FieldsProps) => <Fields {...props} />;

function FieldControl<K extends ControlKind>(props: ControlProps<K>) {
  const Control: Drawn<K> | null = CONTROLS[props.control.kind];
  return Control && <Control {...props} />;
}

function ReferenceControl(props: ControlProps<'reference'>) {
  const Picker = PICKERS[props.control.options.to];
  return <Picker {...props} />;
}

function ReferencesControl(props: ControlProps<'references'>) {
  const Picker = LIST_PICKERS[props.control.options.to];
  return <Picker {...props} />;
}

function GroupControl({ control, name, label, value, errors, onChange }: ControlProps<'group'>) {
  const record = isRecord(value) ? value : {};
  return (
    <Fieldset legend={label} variant="unstyled">
      <Fields
        controls={control.fields ?? {}}
        values={record}
        errors={errors}
        prefix={`${name}.`}
        onChange={(child, next) => onChange({ ...record, [child]: next })}
      />
    </Fieldset>
  );
}

/** Short entries side by side, others one by one. */
function EntriesControl(props: ControlProps<'list'>) {
  const { control, name, errors } = props;
  if (!control.item || !fitsInRow(control.item)) return <ListControl {...props} />;
  const { fields = {} } = control.item;
  return (
    <ListRows
      {...props}
      renderRow={(row, index, onRow) => (
        <Fields
          controls={fields}
          values={row}
          errors={errors}
          prefix={`${name}.${index}.`}
          onChange={(child, value) => onRow({ ...row, [child]: value })}
        />
      )}
    />
  );
}
