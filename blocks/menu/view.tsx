import type { ViewProps } from '../block.ts';
import { Placeholder } from '../placeholder/placeholder.tsx';
import type { MenuValues } from './fields.ts';

type Part = MenuValues['sections'][number];

export function MenuView({ id, values, isEditing }: ViewProps<MenuValues>) {
  const { sections, columns, level } = values;
  if (sections.length === 0)
    return isEditing ? <Placeholder name="Menu">Nothing on it yet</Placeholder> : null;
  return (
    <div className="food-menu" data-columns={columns}>
      {sections.map((part, index) => (
        <MenuPart key={index} part={part} level={level} titleId={`menu-${id}-${index}`} />
      ))}
    </div>
  );
}

function MenuPart(props: { part: Part; level: MenuValues['level']; titleId: string }) {
  const { part, level, titleId } = props;
  const { title, note, dishes } = part;
  const Title = `h${level}` as const;
  return (
    <section className="food-menu-part" {...(title !== '' && { 'aria-labelledby': titleId })}>
      {title !== '' && (
        <Title className="food-menu-title" id={titleId}>
          {title}
        </Title>
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
