import type { ResolvedOptions } from '../core/options.ts';
import { TextWithLink } from './text-with-link.tsx';

/** The widget cannot be used as it is set up. A missing key is the first step of many, and no fault. */
export function ErrorView({ error, options }: { error: Error; options: ResolvedOptions }) {
  const { locale, given } = options;
  const isAboutKey = /api key|'apiKey'/i.test(error.message);
  return (
    <div className="view centred" role="alert">
      <h2 className="title">{isAboutKey ? locale.apiKeyTitle : locale.errorTitle}</h2>
      <p className="hint">
        <TextWithLink text={error.message} />
      </p>
      {isAboutKey && given.apiKeyUrl && (
        <a className="button" href={given.apiKeyUrl} target="_blank" rel="noopener noreferrer">
          {locale.apiKeyLink}
        </a>
      )}
    </div>
  );
}
