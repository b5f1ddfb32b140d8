import { useNavigation } from 'react-router';

/** A progress bar at the top during navigation; not shown if the page loads quickly. */
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
