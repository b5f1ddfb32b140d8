import { IconLink } from '../ui/icon-button.tsx';
import { ArrowLeft } from '../ui/icons/arrow-left.tsx';

interface SmallHeadingProps {
  /** The target of the back arrow. */
  to: string;
  title: string;
  detail?: string;
}

/** The heading of a subpage of a profile, with a link back. */
export function SmallHeading({ to, title, detail }: SmallHeadingProps) {
  return (
    <div className="flex items-center gap-2 px-2 pt-3 pb-2 md:px-0 lg:pt-0">
      <IconLink name="Voltar ao perfil" icon={<ArrowLeft />} to={to} />
      <div className="min-w-0">
        <h1 className="display truncate text-2xl">{title}</h1>
        {detail && <p className="truncate text-sm text-muted">{detail}</p>}
      </div>
    </div>
  );
}
