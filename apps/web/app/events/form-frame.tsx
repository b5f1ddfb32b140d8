import type { ReactNode } from 'react';
import { BackButton } from '../ui/back-button.tsx';
import { Chalk } from '../ui/chalk.tsx';

/** The heading and frame of the forms of events. */
export function FormFrame({ title, back, children }: FormFrameProps) {
  return (
    <>
      <div className="relative flex items-center gap-1 overflow-clip bg-night px-3 py-6 text-chalk sm:rounded-t-card sm:px-5 md:mt-4 lg:mt-0 [&_.lucide]:text-chalk">
        <Chalk kind="lanes" className="absolute -top-6 -right-10 w-52 text-orange/25 sm:right-0" />
        <BackButton to={back} />
        <h1 className="display relative text-3xl wrap-anywhere">{title}</h1>
      </div>
      <div className="border-line bg-raised p-4 max-sm:border-b sm:rounded-b-card sm:border sm:border-t-0 sm:p-6">
        {children}
      </div>
    </>
  );
}

interface FormFrameProps {
  title: string;
  back: string;
  children: ReactNode;
}
