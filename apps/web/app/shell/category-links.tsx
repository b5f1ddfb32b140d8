import { NavLink } from 'react-router';
import { shopCategories } from '../catalog/public/shop-categories.ts';

/** Below 1100 px the drawer contains them. */
export default function CategoryLinks() {
  return (
    <nav aria-label="Seções da loja" className="max-xl:hidden">
      <ul className="flex gap-5">
        {shopCategories.map(({ name, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              className="flex h-11 items-center font-semibold text-ink no-underline underline-offset-8 hover:underline aria-[current]:underline"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
