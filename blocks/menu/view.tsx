import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import type { MenuValues } from './fields.ts';
import MenuTabs from './island.tsx';
import { menusOf, type Menu } from './menus.ts';
import { useWords } from '../kit/words.ts';

type Part = MenuValues['sections'][number];

export function MenuView(props: ViewProps<MenuValues>) {
  return (
    <>
      <Menus {...props} />
      <Legend legend={props.values.legend} />
    </>
  );
}

/** What the marks behind the dishes mean. */
function Legend({ legend }: Pick<MenuValues, 'legend'>) {
  const say = useWords('blocks');
  const shown = legend.filter(({ mark, words }) => mark !== '' && words !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="food-menu-legend" aria-label={say('marks')}>
      {shown.map(({ mark, words }, index) => (
        <div key={index}>
          <dt>{mark}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function Menus({ id, values, isEditing }: ViewProps<MenuValues>) {
  const { sections, columns, level } = values;
  const menus = menusOf(sections);
  const [first] = menus;
  if (menus.length === 1 && first) return <Parts id={id} menu={first} columns={columns} level={level} />;
  return (
    <Island
      name="menu"
      wake="visible"
      component={MenuTabs}
      words={['menu']}
      props={{ id, names: menus.map(({ name }) => name), ...(isEditing && { isEditing }) }}
      content={menus.map((menu, index) => (
        <Parts key={index} id={`${id}-${index}`} menu={menu} columns={columns} level={level} />
      ))}
    />
  );
}

interface PartsProps extends Pick<MenuValues, 'columns' | 'level'> {
  id: string;
  menu: Menu;
}

function Parts({ id, menu: { name, parts }, columns, level }: PartsProps) {
  const Name = `h${level}` as const;
  return (
    <>
      {name !== '' && <Name className="food-menu-name">{name}</Name>}
      <div className="food-menu" data-columns={columns}>
        {parts.map((part, index) => (
          <MenuPart
            key={index}
            part={part}
            level={name === '' ? level : level + 1}
            titleId={`menu-${id}-${index}`}
          />
        ))}
      </div>
    </>
  );
}

function MenuPart(props: { part: Part; level: number; titleId: string }) {
  const { part, level, titleId } = props;
  const { title, note, dishes } = part;
  const Title = `h${level}` as 'h3';
  return (
    <div className="food-menu-part">
      {title !== '' && (
        <Title className="food-menu-title" id={titleId}>
          {title}
        </Title>
      )}
      {note !== '' && <p className="food-menu-note">{note}</p>}
      <ul {...(title !== '' && { 'aria-labelledby': titleId })}>
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
    </div>
  );
}
