import { NavLink } from 'react-router';
import { cx } from '../ui/class-names.ts';
import { menuEntries } from './menu-entries.ts';

/** The nine entries. `folding` shows icons alone where the menu is narrow. */
export function MenuList({ folding = false }: { folding?: boolean }) {
  return (
    <ul className="grid gap-0.5">
      {menuEntries.map(({ label, to, Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            title={folding ? label : undefined}
            className={cx(
              'flex h-11.5 items-center gap-3.5 rounded-md px-4 font-semibold text-ink no-underline transition hover:bg-orange-soft aria-[current]:bg-orange-soft aria-[current]:text-orange-ink [&_.lucide]:size-[1.375rem]',
              folding && 'max-xl:justify-center max-xl:px-0',
            )}
          >
            <Icon />
            <span className={cx(folding && 'max-xl:sr-only')}>{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
