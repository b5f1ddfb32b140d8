import { useEffect, useMemo, useRef } from 'react';
import type {
  UploadWidgetOptions,
  UploadWidgetResult,
  UploadWidgetUpdate,
} from '../core/options.ts';
import { WidgetBody } from '../views/widget-body.tsx';
import { Shadow } from './shadow.tsx';
import { useInit } from './use-init.ts';
import { useUploadWidget } from './use-widget.ts';
import { setUpError } from './widget-error.ts';

export interface UploadDropzoneProps {
  options: UploadWidgetOptions;
  onComplete?(files: UploadWidgetResult[]): void;
  onUpdate?(update: UploadWidgetUpdate): void;
  /** Maximum width; default `600px`. */
  width?: string;
  height?: string;
  minWidth?: string;
  className?: string;
}

/** The widget as a part of the page. */
export function UploadDropzone(props: UploadDropzoneProps) {
  const { onComplete, onUpdate, className } = props;
  const { width = '600px', height = '375px', minWidth = '280px' } = props;
  const options: UploadWidgetOptions = {
    ...props.options,
    layout: 'inline',
    ...(onUpdate && { onUpdate }),
  };
  const { widget, state } = useUploadWidget(options);
  const place = useRef<HTMLDivElement>(null);
  useInit(widget, () => {});
  useEffect(() => {
    // Set by script: a content policy may forbid style attributes in what the server sends.
    const style = place.current?.style;
    if (style) Object.assign(style, { maxWidth: width, height, minWidth, width: '100%' });
  }, [width, height, minWidth]);
  const error = useMemo(() => setUpError(widget.options), [widget.options]);
  return (
    <div ref={place} className={className}>
      <Shadow options={widget.options} fills>
        <WidgetBody
          {...{ widget, state, error }}
          onFinish={() => {
            onComplete?.(widget.results());
            widget.reset();
          }}
        />
      </Shadow>
    </div>
  );
}
