import { useRevalidator } from 'react-router';
import { SunMoon } from '../ui/icons/sun-moon.tsx';
import { markStale } from './freshness.ts';
import { chooseTheme, isTheme } from './theme.ts';
import { useSite } from './use-site.ts';

/** Light, dark, or the system's setting. */
export function ThemeSwitch() {
  const theme = useSite()?.theme ?? 'sistema';
  const { revalidate } = useRevalidator();
  const choose = (choice: string) => {
    if (!isTheme(choice)) return;
    chooseTheme(choice);
    markStale('root');
    void revalidate();
  };
  return (
    <label className="relative flex w-fit items-center">
      <SunMoon className="pointer-events-none absolute left-3.5 size-5" />
      <span className="sr-only">Aparência</span>
      <select
        value={theme}
        onChange={(event) => choose(event.currentTarget.value)}
        className="h-11 rounded-pill border border-line bg-raised pr-4 pl-11 text-sm font-semibold text-ink transition hover:border-edge"
      >
        <option value="sistema">Tema do sistema</option>
        <option value="claro">Tema claro</option>
        <option value="escuro">Tema escuro</option>
      </select>
    </label>
  );
}
