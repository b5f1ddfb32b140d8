import type { Locale } from '../locale/locale.ts';

/** Asked before uploads that are under way are lost. */
export function LeaveQuestion({
  locale,
  onStay,
  onLeave,
}: {
  locale: Locale;
  onStay(): void;
  onLeave(): void;
}) {
  return (
    <div
      className="question view centred"
      role="alertdialog"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      <h2 className="title" id="leave-title">
        {locale.leaveTitle}
      </h2>
      <p className="hint" id="leave-text">
        {locale.leaveText}
      </p>
      <div className="sources">
        <button
          type="button"
          className="button"
          onClick={onStay}
          // biome-ignore lint/a11y/noAutofocus: the question takes the place of what had the focus.
          autoFocus
        >
          {locale.leaveStayBtn}
        </button>
        <button type="button" className="button quiet" onClick={onLeave}>
          {locale.leaveBtn}
        </button>
      </div>
    </div>
  );
}
