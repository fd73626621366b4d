import type { ViewProps } from '../kit/block.tsx';
import { isBlank } from '../kit/blank.ts';
import { editable } from '../kit/editable.ts';
import { Island } from '../kit/islands.tsx';
import { Link } from '../kit/link.tsx';
import type { Plan, PricingValues } from './fields.ts';
import PricingToggle from './island.tsx';
import { hasToggle, isShown, offerOf } from './plans.ts';
import { useWords } from '../kit/words.ts';

export function PricingView({ id, values, isEditing }: ViewProps<PricingValues>) {
  const plans = <Plans values={values} isEditing={isEditing} />;
  if (!hasToggle(values)) return plans;
  const { first, second, saving } = values;
  return (
    <Island
      name="pricing"
      wake="visible"
      component={PricingToggle}
      words={['pricing']}
      props={{ id, first, second, saving, ...(isEditing && { isEditing }) }}
      content={[plans]}
    />
  );
}

function Plans({ values, isEditing }: { values: PricingValues; isEditing: boolean }) {
  const { plans, level } = values;
  return (
    <ul className="pricing-plans">
      {plans.map((plan, index) =>
        isEditing || isShown(plan) ? (
          <li key={index} className="pricing-plan" {...(plan.isFeatured && { 'data-featured': '' })}>
            <PlanCard plan={plan} at={index} values={values} level={level} isEditing={isEditing} />
          </li>
        ) : null,
      )}
    </ul>
  );
}

interface CardProps {
  plan: Plan;
  at: number;
  values: PricingValues;
  level: number;
  isEditing: boolean;
}

function PlanCard({ plan, at, values, level, isEditing }: CardProps) {
  const Title = `h${level}` as 'h3';
  const features = plan.features.filter(({ text }) => !isBlank(text));
  return (
    <>
      <Title className="pricing-name" {...editable(isEditing, 'plans', at, 'name')}>
        {plan.name}
      </Title>
      {(isEditing || plan.words !== '') && (
        <p className="pricing-words" {...editable(isEditing, 'plans', at, 'words')}>
          {plan.words}
        </p>
      )}
      <Price plan={plan} which="one" name={hasToggle(values) ? values.first : ''} />
      {hasToggle(values) && <Price plan={plan} which="two" name={values.second} />}
      {features.length > 0 && (
        <ul className="pricing-features">
          {features.map(({ text }, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Asleep both prices are there, each with its name and its own way to join. */
function Price({ plan, which, name }: { plan: Plan; which: 'one' | 'two'; name: string }) {
  const say = useWords('pricing');
  const { price, unit, join } = offerOf(plan, which);
  return (
    <div className="pricing-option" {...(name !== '' && { 'data-option': which })}>
      <p className="pricing-price">
        {name !== '' && <small className="pricing-option-name">{name}</small>}
        <strong>{price}</strong> {unit !== '' && <span>{unit}</span>}
      </p>
      {!isBlank(join.href) && (
        <Link to={join} className="button is-theme">
          {plan.joinLabel || say('join')}
        </Link>
      )}
    </div>
  );
}
