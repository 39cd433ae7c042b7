import type { TableHost } from '@comptoir/board-kit';
import { useEffect } from 'react';

const STROKE_S = 1.2;

/** A ship's bell: two partials that fade. */
function ring(audio: AudioContext): void {
  for (const [pitch, loudness] of [
    [880, 0.12],
    [2210, 0.05],
  ] as const) {
    const tone = audio.createOscillator();
    const fade = audio.createGain();
    tone.frequency.value = pitch;
    fade.gain.setValueAtTime(loudness, audio.currentTime);
    fade.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + STROKE_S);
    tone.connect(fade).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + STROKE_S);
  }
}

/** Rings when it becomes the viewer's turn after somebody else's. */
export function useBell(host: TableHost, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const audio = new AudioContext();
    let wasMine = true;
    const unsubscribe = host.subscribe(({ scene }) => {
      const isMine = scene.decision !== null;
      if (isMine && !wasMine) ring(audio);
      wasMine = isMine;
    });
    return () => {
      unsubscribe();
      void audio.close();
    };
  }, [host, isOn]);
}
