import { UploadError } from '@arquiba/upload-sdk';
import type { ResolvedOptions } from '../core/options.ts';
import { fill } from '../locale/locale.ts';

/** The configuration makes the widget unusable. A missing key is a common first step, not an error. */
export function ErrorView({ error, options }: { error: Error; options: ResolvedOptions }) {
  const { locale, given } = options;
  const isAboutKey = error instanceof UploadError && error.code === 'api-key';
  return (
    <div className="view centred" role="alert">
      <h2 className="title">{isAboutKey ? locale.apiKeyTitle : locale.errorTitle}</h2>
      <p className="hint">
        {isAboutKey ? locale.apiKeyError : fill(locale.setUpError, { message: error.message })}
      </p>
      {isAboutKey && given.apiKeyUrl && (
        <a className="button" href={given.apiKeyUrl} target="_blank" rel="noopener noreferrer">
          {locale.apiKeyLink}
        </a>
      )}
    </div>
  );
}
