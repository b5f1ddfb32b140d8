import { IconLink } from './icon-button.tsx';
import { ArrowLeft } from './icons/arrow-left.tsx';

interface SmallHeadingProps {
  /** The target of the back arrow. */
  to: string;
  /** The accessible name of the back arrow. */
  back?: string;
  title: string;
  detail?: string;
}

/** The heading of a subpage of a profile or group, with a link back. */
export function SmallHeading({ to, back = 'Voltar ao perfil', title, detail }: SmallHeadingProps) {
  return (
    <div className="flex items-center gap-2 px-2 pt-3 pb-2 md:px-0 lg:pt-0">
      <IconLink name={back} icon={<ArrowLeft />} to={to} />
      <div className="min-w-0">
        <h1 className="display truncate text-2xl">{title}</h1>
        {detail && <p className="truncate text-sm text-muted">{detail}</p>}
      </div>
    </div>
  );
}
