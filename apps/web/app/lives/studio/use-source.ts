import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Chosen,
  closeSource,
  type Devices,
  listDevices,
  openSource,
  sourceSentence,
} from './open-source.ts';

export interface Source {
  chosen: Chosen;
  stream: MediaStream | null;
  devices: Devices;
  problem: string;
  isOpening: boolean;
  /** Opens another camera, microphone or screen. */
  choose(chosen: Chosen): Promise<MediaStream | null>;
  /** Nothing of this device is shown any more. */
  close(): void;
}

const NO_DEVICES: Devices = { cameras: [], microphones: [] };

/** What is shown; closed when the page is left. `onEnd`: the person stopped sharing, or took the camera away. */
export function useSource(onEnd: () => void): Source {
  const [chosen, setChosen] = useState<Chosen>({ kind: 'camera' });
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [devices, setDevices] = useState(NO_DEVICES);
  const [problem, setProblem] = useState('');
  const [isOpening, setIsOpening] = useState(false);
  const open = useRef<MediaStream | null>(null);
  const isGone = useRef(false);
  const tellEnd = useEffectEvent(onEnd);

  async function choose(next: Chosen): Promise<MediaStream | null> {
    setChosen(next);
    setProblem('');
    setIsOpening(true);
    try {
      const opened = await openSource(next);
      if (isGone.current) {
        closeSource(opened);
        return null;
      }
      closeSource(open.current);
      open.current = opened;
      setStream(opened);
      setDevices(await listDevices());
      return opened;
    } catch (error) {
      setProblem(sourceSentence(error, next.kind));
      return null;
    } finally {
      setIsOpening(false);
    }
  }

  useEffect(() => {
    const [track] = stream?.getVideoTracks() ?? [];
    const ended = () => tellEnd();
    track?.addEventListener('ended', ended);
    return () => track?.removeEventListener('ended', ended);
  }, [stream]);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      closeSource(open.current);
    };
  }, []);

  function close(): void {
    closeSource(open.current);
    open.current = null;
    setStream(null);
    setProblem('');
  }

  return { chosen, stream, devices, problem, isOpening, choose, close };
}
