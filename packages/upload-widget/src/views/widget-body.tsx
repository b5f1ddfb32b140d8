import { lazy, Suspense, useRef, useState } from 'react';
import type { Widget } from '../core/create-widget.ts';
import { viewOf, type WidgetState } from '../core/state.ts';
import { Announcer } from './announcer.tsx';
import { ErrorView } from './error-view.tsx';
import { Icon } from './icons.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { ListView } from './list-view.tsx';
import { StartView } from './start-view.tsx';
import { useDrop } from './use-drop.ts';
import { usePaste } from './use-paste.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

const EditorView = lazy(() => import('../editor/editor-view.tsx'));

interface WidgetBodyProps {
  widget: Widget;
  state: WidgetState;
  /** Set if the configuration makes the widget unusable. */
  error: Error | null;
  onFinish(): void;
  /** Only a dialog can be closed. */
  onClose?: (() => void) | undefined;
  /** The widget asks before it loses running uploads. */
  asksToLeave?: boolean;
  onStay?: (() => void) | undefined;
}

export function WidgetBody(props: WidgetBodyProps) {
  const { widget, state, error, onFinish, onClose, asksToLeave, onStay } = props;
  const { locale, layout, given } = widget.options;
  const body = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  useDrop(body, widget, given.pageDrop ?? false, setDragging);
  usePaste(body, widget);
  useRestoredFocus(body);
  return (
    <div
      className={`${layout}${dragging ? ' dragging' : ''} frame`}
      lang={locale.language}
      dir={locale.direction}
    >
      <div ref={body} className="widget" data-drop={locale.dropHere}>
        <div className="view" inert={asksToLeave ?? false}>
          {error ? (
            <ErrorView error={error} options={widget.options} />
          ) : (
            <View widget={widget} state={state} onFinish={onFinish} />
          )}
        </div>
        {/* Last, so that the focus of a dialog starts with its main content. */}
        {onClose && (
          <button type="button" className="close" aria-label={locale.closeBtn} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
        {asksToLeave && onStay && onClose && (
          <LeaveQuestion locale={locale} onStay={onStay} onLeave={onClose} />
        )}
        <Announcer state={state} locale={locale} />
      </div>
    </div>
  );
}

function View({ widget, state, onFinish }: Pick<WidgetBodyProps, 'widget' | 'state' | 'onFinish'>) {
  const view = viewOf(state);
  const list = <ListView widget={widget} state={state} onFinish={onFinish} />;
  if (view === 'start') return <StartView widget={widget} />;
  if (view === 'list' || state.editing === null) return list;
  return (
    <Suspense fallback={list}>
      <EditorView key={state.editing} widget={widget} state={state} id={state.editing} />
    </Suspense>
  );
}
