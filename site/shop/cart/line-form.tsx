import { useEffect, useRef, useState } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import type { Cart, CartEntry } from '#core/commerce/cart/cart.ts';
import type { FieldSpec, FormValues } from '#core/forms/field.ts';
import { validateForm } from '#core/forms/validate.ts';
import { readValues } from '#core/forms/values.ts';
import { answer } from '#contract/addresses/cart.ts';
import type { EntryForm } from '#contract/shop/cart.ts';
import { callCart, problemOf } from '#browser/shop/cart.ts';
import { Questions } from '#blocks/products/buy-box/questions.tsx';

/** What a product asks about a line of the cart, in a dialog. */
export default function LineForm(props: {
  entry: CartEntry;
  asked: EntryForm;
  onSaved: (cart: Cart) => void;
  onTrouble: (trouble: { title: string; advice: string }) => void;
  onClose: () => void;
}) {
  const say = useWords('cart');
  const sayFields = useWords('fields');
  const { entry, asked, onSaved, onTrouble, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [values, setValues] = useState<FormValues>(asked.values);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);

  useEffect(() => dialog.current?.showModal(), []);

  async function save(filled: HTMLFormElement, fields: readonly FieldSpec[]) {
    const form = readValues(fields, new FormData(filled), new URLSearchParams(location.search));
    const wrong = validateForm(fields, form, sayFields).errors;
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || isBusy) return;
    setBusy(true);
    try {
      onSaved(await callCart(answer, { params: { id: entry.id }, body: { form } }));
      onClose();
    } catch (error) {
      const { errors: told, advice } = problemOf(error);
      if (fields.some(({ id }) => told[id] !== undefined)) setErrors(told);
      else {
        onTrouble({ title: say('unableToUpdateForm'), advice });
        onClose();
      }
    }
    setBusy(false);
  }

  return (
    <dialog
      ref={dialog}
      className="shop-dialog"
      aria-label={say('aboutTitle', { title: entry.title })}
      onClose={onClose}
    >
      <form
        noValidate
        className="shop-dialog-body"
        onChange={(event) =>
          setValues(
            readValues(asked.fields, new FormData(event.currentTarget), new URLSearchParams(location.search)),
          )
        }
        onSubmit={(event) => {
          event.preventDefault();
          void save(event.currentTarget, asked.fields);
        }}
      >
        <h2>{entry.title}</h2>
        <Questions fields={asked.fields} values={values} errors={errors} base={`line-${entry.id}`} />
        {Object.keys(errors).length > 0 && (
          <p className="cart-problem" role="alert">
            {say('informationMissing')}
          </p>
        )}
        <div className="shop-dialog-actions">
          <button
            type="button"
            className="button is-outline is-medium"
            onClick={() => dialog.current?.close()}
          >
            {say('cancel')}
          </button>
          <button className="button is-solid is-medium" disabled={isBusy}>
            {say('save')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
