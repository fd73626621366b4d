import { COLUMNS } from './columns.ts';
import { GridRow, touching } from './grid-row.tsx';
import { useColumnLabel } from './use-column-label.ts';
import { useGrid, type GridProps } from './use-grid.ts';
import { say } from './words.ts';
import classes from './table.module.css';

/** The products as a sheet: arrows move, typing edits, and whole blocks are copied and pasted. */
export function Grid(props: GridProps) {
  const { table, by } = props;
  const { rows, edits, faults } = table;
  const { grid, box, active, typing, go, edit, finish, cancel, handlers } = useGrid(props);
  const labelOf = useColumnLabel();
  return (
    <div className={classes.scroller}>
      <table
        ref={grid}
        role="grid"
        aria-label={say('editProducts')}
        aria-multiselectable
        className={classes.grid}
        {...handlers}
      >
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {labelOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const isIn = index >= box.top && index <= box.bottom;
            return (
              <GridRow
                key={row.key}
                row={row}
                index={index}
                by={by}
                edits={touching(row, edits)}
                faults={touching(row, faults)}
                left={isIn ? box.left : -1}
                right={isIn ? box.right : -1}
                active={active.row === index ? active.column : -1}
                typing={active.row === index ? typing : undefined}
                onPick={go}
                onEdit={edit}
                onDone={finish}
                onCancel={cancel}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
