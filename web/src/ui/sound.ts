// Short sounds of a wooden table, synthesised, so that nothing is fetched.
import { sound, volume } from './settings';

export type Noise = 'card' | 'dice' | 'clash' | 'horn' | 'shield' | 'glory' | 'fire';

const GRIT = 0.1; // seconds of noise, longer than any knock needs

let context: AudioContext | null = null;
let grit: AudioBuffer | null = null;

function ready(): AudioContext | null {
  if (!sound.value || volume.value === 0 || document.hidden) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context.state === 'running' ? context : null;
}

/** Starts audio; browsers allow it only after the first touch. */
export function wake(): void {
  if (sound.value) context ??= new AudioContext();
  if (context?.state === 'suspended') void context.resume();
}

export function play(noise: Noise): void {
  const audio = ready();
  if (audio) NOISES[noise](audio, audio.currentTime + 0.01);
}

/** A knock on wood: a short low tone with a burst of noise. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number, length = 0.07): void {
  tone(audio, at, 'sine', pitch, pitch * 0.55, loud, length);
  hiss(audio, at, pitch * 6, loud * 0.5, length * 0.4);
}

function tone(
  audio: AudioContext,
  at: number,
  shape: OscillatorType,
  from: number,
  to: number,
  loud: number,
  length: number,
): void {
  const voice = audio.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(fading(audio, at, loud, length));
  voice.start(at);
  voice.stop(at + length);
}

function makeGrit(audio: AudioContext): AudioBuffer {
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * GRIT), audio.sampleRate);
  samples.copyToChannel(
    Float32Array.from({ length: samples.length }, () => Math.random() * 2 - 1),
    0,
  );
  return samples;
}

function hiss(audio: AudioContext, at: number, pitch: number, loud: number, length: number): void {
  const source = audio.createBufferSource();
  source.buffer = grit ??= makeGrit(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(fading(audio, at, loud, length));
  source.start(at, 0, length);
}

function fading(audio: AudioContext, at: number, loud: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * volume.value, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

const NOISES: Record<Noise, (audio: AudioContext, at: number) => void> = {
  card: (audio, at) => {
    hiss(audio, at, 2600, 0.22, 0.05);
    knock(audio, at + 0.03, 210, 0.18, 0.04);
  },
  dice: (audio, at) => {
    for (let blow = 0; blow < 5; blow += 1)
      knock(audio, at + blow * 0.055 + Math.random() * 0.02, 320 + Math.random() * 260, 0.3 - blow * 0.04, 0.05);
  },
  clash: (audio, at) => {
    knock(audio, at, 110, 0.6, 0.14);
    knock(audio, at + 0.11, 90, 0.45, 0.16);
  },
  shield: (audio, at) => {
    knock(audio, at, 150, 0.5, 0.12);
    hiss(audio, at, 900, 0.3, 0.09);
  },
  glory: (audio, at) => {
    [392, 494, 587].forEach((pitch, index) =>
      tone(audio, at + index * 0.09, 'triangle', pitch, pitch * 0.99, 0.16, 0.24),
    );
  },
  horn: (audio, at) => {
    tone(audio, at, 'triangle', 147, 165, 0.2, 0.28);
    tone(audio, at, 'sawtooth', 147, 165, 0.03, 0.28);
  },
  fire: (audio, at) => {
    for (let spark = 0; spark < 6; spark += 1)
      hiss(audio, at + Math.random() * 0.4, 1200 + Math.random() * 2400, 0.14, 0.03);
  },
};
