/** Short synthesized sounds for a battle. This code is loaded when the player turns sounds on. */
import type { Tone } from '../system.ts';

let context: AudioContext | undefined;

/** One tone: its pitch in hertz at the start and at the end, and its length in seconds. */
interface Sound {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

const sounds = {
  move: { wave: 'triangle', from: 180, to: 140, length: 0.08 },
  dice: { wave: 'square', from: 520, to: 390, length: 0.06 },
  shot: { wave: 'sawtooth', from: 900, to: 160, length: 0.16 },
  good: { wave: 'triangle', from: 520, to: 780, length: 0.2 },
  bad: { wave: 'triangle', from: 300, to: 170, length: 0.28 },
  worst: { wave: 'sawtooth', from: 160, to: 60, length: 0.45 },
} as const satisfies Readonly<Record<string, Sound>>;
export type SoundName = keyof typeof sounds;

/** The sound for a change. */
export const soundOf = (tone: Tone): SoundName | null =>
  tone === 'quiet' ? null : tone === 'good' ? 'good' : tone === 'worst' ? 'worst' : 'bad';

/** The volume, 0 to 1. */
const loudness = 0.12;

export function play(name: SoundName): void {
  context ??= new AudioContext();
  const { wave, from, to, length } = sounds[name];
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, now);
  tone.frequency.exponentialRampToValueAtTime(to, now + length);
  volume.gain.setValueAtTime(loudness, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + length);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + length);
}
