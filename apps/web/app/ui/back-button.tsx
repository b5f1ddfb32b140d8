import { useNavigate } from 'react-router';
import { IconLink } from './icon-button.tsx';
import { ArrowLeft } from './icons/arrow-left.tsx';

/** Goes back to the page that the person came from; to `to` if that is another site. */
export function BackButton({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <IconLink
      to={to}
      name="Voltar"
      icon={<ArrowLeft />}
      onClick={(event) => {
        // The router counts the pages of this site.
        if (event.ctrlKey || event.metaKey || !(window.history.state?.idx > 0)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    />
  );
}
