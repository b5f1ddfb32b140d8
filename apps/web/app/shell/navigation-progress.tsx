import { useNavigation } from 'react-router';

/** A bar along the top while the next page is on its way; quick ones pass without it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Carregando a página"
      className="progress-run fixed inset-x-0 top-0 z-50 h-0.75 origin-left bg-orange"
    />
  );
}
