import { useContext } from 'react';
import { chooseStep } from '#core/images/image-loading.ts';
import { renditionUrl } from '#core/images/images.ts';
import type { ViewProps } from '../kit/block.tsx';
import { isBlank } from '../kit/blank.ts';
import { editable } from '../kit/editable.ts';
import { PageContentContext } from '../kit/page-content.ts';
import { Picture } from '../kit/picture.tsx';
import { StructuredData } from '../kit/structured-data.tsx';
import type { RecipeValues } from './fields.ts';
import { durationWords, isoDuration } from './times.ts';
import { useWords } from '../kit/words.ts';

export function RecipeView({ values, isEditing }: ViewProps<RecipeValues>) {
  const say = useWords('blocks');
  const { title, words, image, note, level } = values;
  const Title = `h${level}` as const;
  const Part = `h${level + 1}` as 'h3';
  const steps = values.steps.filter(({ text }) => !isBlank(text));
  return (
    <article className="recipe">
      <header>
        <Picture image={image} sizes="(max-width: 800px) 90vw, 50vw" />
        {(isEditing || title !== '') && (
          <Title className="recipe-title" {...editable(isEditing, 'title')}>
            {title}
          </Title>
        )}
        {(isEditing || words !== '') && <p {...editable(isEditing, 'words')}>{words}</p>}
        <Facts values={values} />
      </header>
      <div className="recipe-columns">
        <Ingredients values={values} level={level + 1} />
        {steps.length > 0 && (
          <section>
            <Part className="recipe-part">{say('method')}</Part>
            <ol className="recipe-steps">
              {steps.map(({ text }, index) => (
                <li key={index}>{text}</li>
              ))}
            </ol>
            {note !== '' && <p className="recipe-note">{note}</p>}
          </section>
        )}
      </div>
      {!isEditing && <Data values={values} />}
    </article>
  );
}

function Facts({ values: { servings, prepMinutes, cookMinutes } }: { values: RecipeValues }) {
  const say = useWords('blocks');
  const { region } = useContext(PageContentContext);
  const time = (minutes: number) => durationWords(minutes, region.language);
  const facts = [
    [say('serves'), servings === null ? '' : servings.toLocaleString(region.language)],
    [say('preparation'), time(prepMinutes)],
    [say('cooking'), time(cookMinutes)],
    [say('total'), prepMinutes > 0 && cookMinutes > 0 ? time(prepMinutes + cookMinutes) : ''],
  ].filter(([, fact]) => fact !== '');
  return facts.length === 0 ? null : (
    <dl className="recipe-facts">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Boxes to tick off while one cooks; they are the browser's own and kept nowhere. */
function Ingredients({ values, level }: { values: RecipeValues; level: number }) {
  const say = useWords('blocks');
  const Part = `h${level}` as 'h3';
  const shown = values.ingredients.filter(({ text }) => !isBlank(text));
  if (shown.length === 0) return null;
  return (
    <section>
      <Part className="recipe-part">{say('ingredients')}</Part>
      <ul className="recipe-ingredients">
        {shown.map(({ text, part }, index) => (
          <li key={index}>
            {part !== '' && <p className="recipe-group">{part}</p>}
            <label>
              <input type="checkbox" />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Data({ values }: { values: RecipeValues }) {
  const { business, siteTitle, url } = useContext(PageContentContext);
  const { title, words, image, servings, prepMinutes, cookMinutes, ingredients, steps } = values;
  if (isBlank(title)) return null;
  const author = business.name || siteTitle;
  const filled = (entries: readonly { text: string }[]) =>
    entries.map(({ text }) => text).filter((text) => !isBlank(text));
  const picture = image.src === '' ? '' : renditionUrl(image.src, chooseStep(Math.min(image.width, 1500)));
  return (
    <StructuredData
      type="Recipe"
      data={{
        name: title,
        description: words,
        image: picture !== '' && URL.canParse(url) ? new URL(picture, url).href : '',
        author: author === '' ? undefined : { '@type': 'Organization', name: author },
        recipeYield: servings === null ? undefined : String(servings),
        prepTime: isoDuration(prepMinutes),
        cookTime: isoDuration(cookMinutes),
        totalTime: isoDuration(prepMinutes + cookMinutes),
        recipeIngredient: filled(ingredients),
        recipeInstructions: filled(steps).map((text) => ({ '@type': 'HowToStep', text })),
      }}
    />
  );
}
