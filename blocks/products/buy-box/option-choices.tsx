import type { BuyBoxProps } from './island.tsx';

/** A list to choose from for each option. */
export function OptionChoices(props: {
  options: readonly string[];
  variants: BuyBoxProps['variants'];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}) {
  const { options, variants, chosen, onChoose } = props;
  if (options.length === 0) return null;
  return (
    <div className="buy-options">
      {options.map((name, at) => (
        <label key={name}>
          {name}
          <select
            value={chosen[at] ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChoose(chosen.map((each, index) => (index === at ? value : each)));
            }}
          >
            {valuesOf(variants, at).map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function valuesOf(variants: BuyBoxProps['variants'], at: number): string[] {
  return [...new Set(variants.flatMap(({ optionValues }) => optionValues[at]?.value ?? []))];
}
