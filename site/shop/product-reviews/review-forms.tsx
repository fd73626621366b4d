import { useId, useState, type FormEvent } from 'react';
import { call } from '#browser/http/call.ts';
import { DataError } from '#browser/http/data-error.ts';
import { write } from '#contract/addresses/reviews.ts';
import { hrefTo } from '#contract/href-to.ts';
import {
  MAX_REVIEW_LENGTH,
  MAX_REVIEW_NAME_LENGTH,
  MAX_REVIEW_PICTURES,
  reviewProblems,
  STARS,
} from '#core/reviews/review.ts';
import { renditionUrl } from '#core/images/images.ts';
import type { ReviewRequest, ReviewTold } from '../../page-input.ts';
import { useWords } from '#blocks/kit/words.ts';

export interface ReviewFormsProps {
  request: Extract<ReviewRequest, { state: 'open' }>;
  told: ReviewTold | null;
}

/** One form for each thing that was bought; each is sent once, with or without scripts. */
export function ReviewForms({ request, told }: ReviewFormsProps) {
  const say = useWords('reviews');
  const { token, name, lines } = request;
  return (
    <ul className="review-forms">
      {lines.map((line) => (
        <li key={line.line}>
          {line.image !== '' && <img className="cart-picture" src={renditionUrl(line.image, 300)} alt="" />}
          <div>
            <h2>{line.title}</h2>
            {line.isReviewed ? (
              <p role="status">{told?.line === line.line && told.message ? told.message : say('twice')}</p>
            ) : (
              <ReviewForm
                token={token}
                line={line.line}
                name={name}
                problem={(told?.line === line.line && told.problem) || ''}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ReviewForm(props: { token: string; line: number; name: string; problem: string }) {
  const say = useWords('reviews');
  const id = useId();
  const [errors, setErrors] = useState<Record<string, string>>(
    props.problem === '' ? {} : { form: props.problem },
  );
  const [isSending, setSending] = useState(false);
  const [thanks, setThanks] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const value = (name: string) => {
      const given = sent.get(name);
      return typeof given === 'string' ? given : '';
    };
    const pictureCount = sent
      .getAll('pictures')
      .filter((file) => typeof file !== 'string' && file.size > 0).length;
    const problems = reviewProblems(
      { rating: Number(value('rating')), name: value('name'), text: value('text'), pictureCount },
      say,
    );
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    setSending(true);
    try {
      const { message } = await call(write, { parts: sent, headers: { accept: 'application/json' } });
      setThanks(message);
    } catch (error) {
      setErrors({ form: refusalOf(error) ?? say('retry') });
    }
    setSending(false);
  };

  const about = (name: string) =>
    errors[name] === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}${name}` };
  const problem = (name: string) => (
    <span className="cart-problem" id={`${id}${name}`} role="alert">
      {errors[name]}
    </span>
  );

  if (thanks !== '') return <p role="status">{thanks}</p>;
  return (
    <form
      className="checkout review-form"
      method="post"
      encType="multipart/form-data"
      action={hrefTo(write)}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="token" value={props.token} />
      <input type="hidden" name="line" value={props.line} />
      <fieldset {...about('rating')}>
        <legend>{say('ratingLabel')}</legend>
        <span className="review-stars">
          {STARS.toReversed().map((stars) => (
            <label key={stars}>
              <input type="radio" name="rating" value={stars} required />
              <span aria-hidden="true">★</span>
              <span className="visually-hidden">{say('starCount', { count: stars })}</span>
            </label>
          ))}
        </span>
        {problem('rating')}
      </fieldset>
      <label>
        {say('text')}
        <textarea name="text" rows={5} maxLength={MAX_REVIEW_LENGTH} {...about('text')} />
        {problem('text')}
      </label>
      <label>
        {say('yourName')}
        <input
          name="name"
          defaultValue={props.name}
          maxLength={MAX_REVIEW_NAME_LENGTH}
          autoComplete="name"
          required
          {...about('name')}
        />
        {problem('name')}
      </label>
      <label>
        {say('pictures')}{' '}
        <small className="checkout-quiet">{say('picturesHint', { max: MAX_REVIEW_PICTURES })}</small>
        <input name="pictures" type="file" accept="image/*" multiple {...about('pictures')} />
        {problem('pictures')}
      </label>
      {/* Nobody sees or reaches it; programs fill in whatever has a name. */}
      <label className="visually-hidden" aria-hidden="true">
        {say('website')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {problem('form')}
      <button className="button" disabled={isSending}>
        {say('submit')}
      </button>
    </form>
  );
}

/** What the server says of the review itself; anything else can be tried again. */
function refusalOf(error: unknown): string | undefined {
  const told = error instanceof DataError ? error.details['error'] : undefined;
  const isRefused = error instanceof DataError && error.status !== undefined && error.status < 500;
  return isRefused && typeof told === 'string' ? told : undefined;
}
