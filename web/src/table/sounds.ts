// A dozen quiet sounds, made here: a few partials or a breath of noise each, no files.
import type { Sound } from '@comptoir/board-kit';

/** One voice of a sound: a tone, or noise through a filter, that fades. */
interface Voice {
  readonly wave: OscillatorType | 'noise';
  /** Hertz, from and to; for noise the middle of the band. */
  readonly pitch: readonly [from: number, to: number];
  readonly loud: number;
  /** Seconds. */
  readonly at?: number;
  readonly length: number;
  /** It swells before it fades. */
  readonly isReversed?: boolean;
}
const tone = (pitch: number, loud: number, length: number, at = 0): Voice => ({
  wave: 'sine',
  pitch: [pitch, pitch],
  loud,
  length,
  at,
});
const noise = (from: number, to: number, loud: number, length: number, at = 0): Voice => ({
  wave: 'noise',
  pitch: [from, to],
  loud,
  length,
  at,
});

const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  tap: [noise(900, 500, 0.5, 0.05), tone(220, 0.35, 0.08)],
  paper: [noise(2600, 4200, 0.22, 0.16)],
  flip: [noise(3200, 1800, 0.25, 0.07), noise(2200, 3600, 0.18, 0.08, 0.07)],
  pay: [tone(1240, 0.16, 0.12), tone(1870, 0.08, 0.1, 0.02)],
  gain: [tone(1660, 0.16, 0.14), tone(2490, 0.1, 0.16, 0.05)],
  rope: [{ wave: 'sawtooth', pitch: [95, 140], loud: 0.06, length: 0.3 }, noise(420, 640, 0.12, 0.3)],
  water: [noise(500, 1300, 0.2, 0.34), noise(1500, 700, 0.1, 0.28, 0.06)],
  stamp: [tone(130, 0.5, 0.12), noise(700, 300, 0.3, 0.06)],
  page: [noise(1800, 3400, 0.2, 0.3)],
  bell: [tone(880, 0.3, 0.35), tone(2210, 0.12, 0.3)],
  thud: [{ wave: 'sine', pitch: [150, 80], loud: 0.4, length: 0.14 }],
  undo: [{ ...noise(4200, 2400, 0.2, 0.18), isReversed: true }],
  chord: [
    tone(262, 0.22, 0.35),
    tone(330, 0.2, 0.33, 0.03),
    tone(392, 0.2, 0.31, 0.06),
    tone(523, 0.16, 0.29, 0.09),
  ],
};

const VOLUME = 0.3;
/** Others are half as loud. */
const ASIDE = 0.5;
/** The same sound again so soon is noise. */
const APART_MS = 80;
const MOST_AT_ONCE = 2;
const SILENCE = 0.0001;

function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

function playVoice(audio: BaseAudioContext, voice: Voice, loud: number): void {
  const { wave, pitch, length, at = 0, isReversed = false } = voice;
  const start = audio.currentTime + at;
  const fade = audio.createGain();
  const peak = Math.max(SILENCE, voice.loud * loud);
  fade.gain.setValueAtTime(isReversed ? SILENCE : peak, start);
  fade.gain.exponentialRampToValueAtTime(isReversed ? peak : SILENCE, start + length);
  fade.connect(audio.destination);
  if (wave === 'noise') {
    const source = audio.createBufferSource();
    const band = audio.createBiquadFilter();
    source.buffer = noiseOf(audio);
    band.type = 'bandpass';
    band.frequency.setValueAtTime(pitch[0], start);
    band.frequency.linearRampToValueAtTime(pitch[1], start + length);
    source.connect(band).connect(fade);
    source.start(start);
    source.stop(start + length);
  } else {
    const source = audio.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(pitch[0], start);
    source.frequency.linearRampToValueAtTime(pitch[1], start + length);
    source.connect(fade);
    source.start(start);
    source.stop(start + length);
  }
}

/** Plays sounds one may hear: not the same twice in a breath, not many at once. */
export class Speaker {
  #audio: AudioContext | null = null;
  readonly #last = new Map<Sound, number>();
  #until: number[] = [];

  play(sound: Sound, isAside = false): void {
    const now = performance.now();
    this.#until = this.#until.filter((end) => end > now);
    if (now - (this.#last.get(sound) ?? Number.NEGATIVE_INFINITY) < APART_MS) return;
    if (this.#until.length >= MOST_AT_ONCE) return;
    this.#last.set(sound, now);
    const voices = VOICES[sound];
    this.#until.push(now + 1000 * Math.max(...voices.map(({ at = 0, length }) => at + length)));
    try {
      this.#audio ??= new AudioContext();
      void this.#audio.resume(); // browsers keep quiet until the first touch of a page
      for (const voice of voices) playVoice(this.#audio, voice, isAside ? VOLUME * ASIDE : VOLUME);
    } catch {
      // a device without sound
    }
  }

  close(): void {
    void this.#audio?.close();
    this.#audio = null;
  }
}
