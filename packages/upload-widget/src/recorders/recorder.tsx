import { useEffect, useRef, useState } from 'react';
import type { Widget } from '../core/create-widget.ts';
import { openCapture, recordInto, takePhoto } from './capture.ts';

interface RecorderProps {
  widget: Widget;
  kind: 'camera' | 'screen';
  onClose(): void;
}

/** Takes a photo or a video with the camera, or a video of the screen. */
export default function Recorder({ widget, kind, onClose }: RecorderProps) {
  const { locale } = widget.options;
  const video = useRef<HTMLVideoElement>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState('');
  const [stop, setStop] = useState<(() => void) | null>(null);

  useEffect(() => {
    let opened: MediaStream | null = null;
    let isWanted = true;
    openCapture(kind).then(
      (capture) => {
        opened = capture;
        if (isWanted) setStream(capture);
        else close(capture);
      },
      (error) => {
        const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
        setProblem(isMissing ? locale.recorderMissing : locale.recorderDenied);
      },
    );
    return () => {
      isWanted = false;
      if (opened) close(opened);
    };
  }, [kind, locale]);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  function use(file: File): void {
    widget.addFiles([file]);
    onClose();
  }

  async function record(capture: MediaStream): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    setStop(() => resolve);
    use(await recordInto(capture, kind === 'camera' ? 'camera' : 'tela', promise));
  }

  if (problem) {
    return (
      <p className="message problem" role="alert">
        {problem}
      </p>
    );
  }
  return (
    <div className="recorder">
      <video ref={video} autoPlay muted playsInline aria-label={locale.cameraBtn} />
      <div className="sources">
        {stream && !stop && kind === 'camera' && (
          <button
            type="button"
            className="button"
            onClick={() => video.current && void takePhoto(video.current).then(use)}
          >
            {locale.takePhotoBtn}
          </button>
        )}
        {stream && !stop && (
          <button type="button" className="button" onClick={() => void record(stream)}>
            {locale.recordBtn}
          </button>
        )}
        {stop && (
          <button type="button" className="button" onClick={stop}>
            {locale.stopBtn}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onClose}>
          {locale.discardBtn}
        </button>
      </div>
    </div>
  );
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
