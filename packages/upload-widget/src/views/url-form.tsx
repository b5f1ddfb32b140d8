import { type FormEvent, useId, useState } from 'react';
import type { Widget } from '../core/create-widget.ts';

/** A file from the web, which the service fetches. */
export function UrlForm({ widget }: { widget: Widget }) {
  const { locale } = widget.options;
  const [problem, setProblem] = useState(false);
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const url = String(new FormData(event.currentTarget).get('url')).trim();
    if (/^https?:\/\/./i.test(url) && URL.canParse(url)) widget.addFromUrl(url);
    else setProblem(true);
  }
  return (
    <form className="url-form" onSubmit={submit} noValidate>
      <input
        className="field"
        name="url"
        type="url"
        aria-label={locale.urlLabel}
        placeholder="https://"
        aria-invalid={problem}
        aria-describedby={problem ? id : undefined}
        onChange={() => setProblem(false)}
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked for this field.
        autoFocus
      />
      <button type="submit" className="button">
        {locale.urlAddBtn}
      </button>
      {problem && (
        <p className="message problem" id={id} role="alert">
          {locale.urlInvalid}
        </p>
      )}
    </form>
  );
}
