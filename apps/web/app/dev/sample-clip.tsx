import { useEffect, useState } from 'react';
import { Picture } from '../ui/picture.tsx';
import { VideoClip } from '../ui/video-clip.tsx';
import { court } from './sample-pictures.ts';

const WIDTH = 640;
const HEIGHT = 360;
const SECONDS = 2;

/** A clip recorded in the browser: a ball that crosses a court. */
export function SampleClip() {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made = '';
    record().then(
      (clip) => {
        made = URL.createObjectURL(clip);
        setUrl(made);
      },
      () => undefined,
    );
    return () => URL.revokeObjectURL(made);
  }, []);
  if (!url) return <Picture file={court} sizes="640px" />;
  const file = {
    url,
    mime: 'video/webm',
    width: WIDTH,
    height: HEIGHT,
    placeholder: court.url,
    alt: 'Bola cruzando a quadra',
  };
  return <VideoClip file={file} />;
}

async function record(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const recorder = new MediaRecorder(canvas.captureStream(30));
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const done = new Promise<Blob>((resolve) => {
    recorder.onstop = () => resolve(new Blob(chunks, { type: recorder.mimeType }));
  });
  recorder.start();
  const start = performance.now();
  const frame = (now: number) => {
    const progress = (now - start) / (SECONDS * 1000);
    draw(canvas, progress);
    if (progress < 1) requestAnimationFrame(frame);
    else recorder.stop();
  };
  requestAnimationFrame(frame);
  return done;
}

function draw(canvas: HTMLCanvasElement, progress: number): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#d9924c';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = '#fffbf7';
  pen.lineWidth = 4;
  pen.strokeRect(20, 20, WIDTH - 40, HEIGHT - 40);
  pen.fillStyle = '#1c1512';
  pen.beginPath();
  pen.arc(40 + progress * (WIDTH - 80), HEIGHT / 2 - Math.sin(progress * Math.PI) * 120, 14, 0, 7);
  pen.fill();
}
