import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject, VideoHTMLAttributes } from 'react';
import { useIsInControl, usePaywallState } from '../../drawing/context';
import { useReducedMotion } from './use-reduced-motion';

/** What a video does without the user. */
export interface PlaybackOptions {
  readonly isAutoPlay: boolean;
  readonly isMuted: boolean;
}

export interface Playback {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly listeners: Pick<
    VideoHTMLAttributes<HTMLVideoElement>,
    'onPlaying' | 'onPlay' | 'onPause' | 'onEnded' | 'onError'
  >;
  readonly isPlaying: boolean;
  /** True as soon as a frame was played. */
  readonly hasStarted: boolean;
  /** True while the video is expected to start without the user. */
  readonly isStarting: boolean;
  /** The browser refused the sound, so the video plays without it. */
  readonly isSilenced: boolean;
  readonly isBroken: boolean;
  toggle(): void;
}

/** Without a control to pause it, nothing moves longer (WCAG 2.2.2). */
const LONGEST_MS = 5000;

const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** `refused`: the browser needs a press of the user first. */
type Start = 'playing' | 'silenced' | 'refused';

/** Plays the video; without sound if the browser refuses the sound. */
const start = async (video: HTMLVideoElement): Promise<Start> => {
  try {
    await video.play();
    return 'playing';
  } catch (error) {
    if (!isRefusal(error)) return 'playing';
    if (video.muted) return 'refused';
    video.muted = true;
    return video.play().then(
      () => 'silenced',
      () => 'refused',
    );
  }
};

/** Inside a button or a package there is no control that pauses a video, so it stops by itself. */
const useTimeLimit = (ref: RefObject<HTMLVideoElement | null>, isPlaying: boolean): void => {
  const isInControl = useIsInControl();
  useEffect(() => {
    if (!isInControl || !isPlaying) return undefined;
    const timer = setTimeout(() => ref.current?.pause(), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [ref, isInControl, isPlaying]);
};

/**
 * Plays a video when it should play: by itself unless the user prefers reduced motion, or when the user presses play. It
 * is paused while a purchase runs.
 */
export const usePlayback = ({ isAutoPlay, isMuted }: PlaybackOptions): Playback => {
  const ref = useRef<HTMLVideoElement>(null);
  const isReduced = useReducedMotion();
  const [isWanted, setWanted] = useState(isAutoPlay && !isReduced);
  const [isPlaying, setPlaying] = useState(false);
  const [hasStarted, setStarted] = useState(false);
  const [isSilenced, setSilenced] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const isHeld = usePaywallState(({ purchase }) => purchase === 'purchasing');
  const isDue = isWanted && !isHeld;
  useEffect(() => {
    if (isReduced) setWanted(false);
  }, [isReduced]);
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    if (!isDue) {
      video.pause();
      return undefined;
    }
    let isCurrent = true;
    void start(video).then((result) => {
      if (!isCurrent) return;
      if (result === 'silenced') setSilenced(true);
      if (result === 'refused') setWanted(false);
    });
    return () => void (isCurrent = false);
  }, [isDue]);
  useEffect(() => {
    // The attribute is not enough: browsers use it only for the first load.
    if (ref.current) ref.current.muted = isMuted;
  }, [isMuted]);
  useTimeLimit(ref, isPlaying);
  const toggle = useCallback(() => setWanted((was) => !was), []);
  const listeners = useMemo(
    (): Playback['listeners'] => ({
      onPlay: () => setWanted(true),
      onPlaying: () => {
        setPlaying(true);
        setStarted(true);
      },
      onPause: () => {
        setPlaying(false);
        // The browser's own controls, or the end. A purchase only holds it.
        if (!isHeld) setWanted(false);
      },
      onEnded: () => setWanted(false),
      onError: () => setBroken(true),
    }),
    [isHeld],
  );
  return { ref, listeners, isPlaying, hasStarted, isStarting: isWanted, isSilenced, isBroken, toggle };
};
