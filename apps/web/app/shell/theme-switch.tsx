import { useRevalidator } from 'react-router';
import { markStale } from '../freshness.ts';
import { SunMoon } from '../ui/icons/sun-moon.tsx';
import { chooseTheme, isTheme } from '../viewer/theme.ts';
import { useSite } from '../viewer/use-site.ts';

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
