import type { ViewProps } from '../block.ts';
import { Placeholder } from '../placeholder/placeholder.tsx';
import type { MenuValues } from './fields.ts';

type Part = MenuValues['sections'][number];

export function MenuView({ id, values, isEditing }: ViewProps<MenuValues>) {
  const { sections, columns } = values;
  if (sections.length === 0)
    return isEditing ? <Placeholder name="Menu">Nothing on it yet</Placeholder> : null;
  return (
    <div className="food-menu" data-columns={columns}>
      {sections.map((part, index) => (
        <MenuPart key={index} part={part} titleId={`menu-${id}-${index}`} />
      ))}
    </div>
  );
}

function MenuPart({ part: { title, note, dishes }, titleId }: { part: Part; titleId: string }) {
  return (
    <section className="food-menu-part" {...(title !== '' && { 'aria-labelledby': titleId })}>
      {title !== '' && (
        <h3 className="food-menu-title" id={titleId}>
          {title}
        </h3>
      )}
      {note !== '' && <p className="food-menu-note">{note}</p>}
      <ul>
        {dishes.map(({ name, price, words, marks }, index) => (
          <li key={index}>
            <p className="dish">
              <span className="dish-name">
                {name}
                {marks !== '' && <small> {marks}</small>}
              </span>
              {price !== '' && <span className="dish-price">{price}</span>}
            </p>
            {words !== '' && <p className="dish-words">{words}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
