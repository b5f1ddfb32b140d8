import { useEffect, useRef, useState } from 'react';
import type { Widget } from '../core/create-widget.ts';
import type { Row } from '../core/state.ts';
import { fill } from '../locale/locale.ts';
import { CropFrame } from './crop-frame.tsx';
import { type Box, initialCrop, type Size, scaleCrop } from './crop-geometry.ts';
import { EditorButtons } from './editor-buttons.tsx';
import { redrawPicture } from './redraw-picture.ts';
import { type Picture, usePicture } from './use-picture.ts';

interface CropperProps {
  widget: Widget;
  row: Row & { type: 'uploaded' };
}

export function Cropper({ widget, row }: CropperProps) {
  const { locale } = widget.options;
  const { picture, failed } = usePicture(row.uploaded, widget.options);
  if (picture) return <LoadedCropper {...{ widget, row, picture }} />;
  return (
    <>
      <div className="stage">
        <p className="hint">{failed ? locale.previewUnavailable : locale.submitBtnLoading}</p>
      </div>
      <EditorButtons
        locale={locale}
        onCancel={() => cancelEditing(widget, row)}
        onContinue={() => widget.edit(row.id, null)}
      />
    </>
  );
}

function LoadedCropper({ widget, row, picture }: CropperProps & { picture: Picture }) {
  const { editor, locale } = widget.options;
  const { cropRatio: ratio, allowResizeOnMove } = editor;
  const stage = useRef<HTMLDivElement>(null);
  const [quarters, setQuarters] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [room, setRoom] = useState<Size | null>(null);
  const [crop, setCrop] = useState<Box | null>(null);
  const natural = rotated(picture.natural, quarters);
  const shown = room && fitted(natural, room, zoom);
  const shownWidth = shown?.width;
  const shownHeight = shown?.height;

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth - 40, height: element.clientHeight - 40 }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // A crop does not fit another size of the picture.
  useEffect(() => {
    if (shownWidth && shownHeight) {
      setCrop(initialCrop({ width: shownWidth, height: shownHeight }, ratio));
    }
  }, [shownWidth, shownHeight, ratio]);

  async function save(): Promise<void> {
    const { file } = row.uploaded;
    const part = crop && shown ? scaleCrop(crop, shown, natural) : null;
    // The page wants a picture, not the description of its crop.
    const isDrawn = quarters > 0 || (editor.onRequest && part !== null);
    const drawn = isDrawn
      ? await redrawPicture(file, quarters, editor.onRequest ? part : null)
      : null;
    await widget.edit(row.id, editor.onRequest ? null : part, drawn);
  }

  return (
    <>
      <div ref={stage} className="stage cropping">
        {shown && (
          <div className="picture" style={{ width: shown.width, height: shown.height }}>
            <img
              src={picture.url}
              alt={fill(locale.previewLabel, { name: row.name })}
              draggable={false}
              style={placed(shown, quarters)}
            />
            {crop && (
              <CropFrame
                {...{ crop, shown, locale, onChange: setCrop }}
                circular={editor.cropShape === 'circ'}
                rules={{ ratio, allowResizeOnMove }}
              />
            )}
          </div>
        )}
      </div>
      <EditorButtons locale={locale} onCancel={() => cancelEditing(widget, row)} onContinue={save}>
        <label className="zoom">
          <span>{locale.zoomLabel}</span>
          <input
            type="range"
            min="1"
            max="4"
            step="0.1"
            value={zoom}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
          />
        </label>
        {picture.isLocal && (
          <button
            type="button"
            className="button quiet"
            onClick={() => setQuarters((quarters + 1) % 4)}
          >
            {locale.rotateBtn}
          </button>
        )}
      </EditorButtons>
    </>
  );
}

/** A picture that was edited on request stays as it was. */
function cancelEditing(widget: Widget, { id, awaitsEditing }: CropperProps['row']): void {
  if (awaitsEditing) widget.leave(id);
  else void widget.edit(id, null);
}

function rotated({ width, height }: Size, quarters: number): Size {
  return quarters % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** As large as fits, and not above its own size unless it is very small. */
function fitted(natural: Size, room: Size, zoom: number): Size {
  const fit = Math.min(room.width / natural.width, room.height / natural.height);
  const scale = Math.max(0.01, fit) * zoom;
  return { width: Math.round(natural.width * scale), height: Math.round(natural.height * scale) };
}

/** The browser rotates the picture; for a quarter turn, width and height are swapped. */
function placed({ width, height }: Size, quarters: number) {
  const sideways = quarters % 2 === 1;
  return {
    ...(sideways ? { width: height, height: width } : { width, height }),
    transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
  };
}
