// Synthesises a plucked string, a frame drum and a drone.
import type { Note } from './score';

const KEYNOTE = 146.83; // hertz: the D below middle C
const RING = 3.2; // seconds until a string has faded
const strings = new Map<number, AudioBuffer>();

export interface Player {
  audio: AudioContext;
  out: AudioNode;
}

export function pluck({ audio, out }: Player, note: Note, at: number): void {
  const source = audio.createBufferSource();
  source.buffer = stringOf(audio, note.pitch);
  const gain = audio.createGain();
  gain.gain.value = note.loud * 0.5;
  source.connect(gain).connect(out);
  source.start(at);
}

/** The buffer of a string, created once for each pitch. */
function stringOf(audio: AudioContext, pitch: number): AudioBuffer {
  const known = strings.get(pitch);
  if (known) return known;
  const made = audio.createBuffer(1, Math.ceil(audio.sampleRate * RING), audio.sampleRate);
  made.copyToChannel(vibrate(made.length, audio.sampleRate / (KEYNOTE * 2 ** (pitch / 12))), 0);
  strings.set(pitch, made);
  return made;
}

/** A plucked string by the Karplus-Strong algorithm: noise in a loop, smoothed at each pass. */
export function vibrate(length: number, period: number, chance: () => number = Math.random): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  const round = Math.round(period);
  for (let at = 0; at < round && at < length; at += 1) samples[at] = chance() * 2 - 1;
  soften(samples, round);
  for (let at = round; at < length; at += 1)
    samples[at] = 0.4985 * ((samples[at - round] ?? 0) + (samples[at - round + 1] ?? 0));
  return samples;
}

/** Smooths the first noise, which makes the pluck softer. */
function soften(samples: Float32Array, upTo: number): void {
  for (let at = 1; at < upTo; at += 1) samples[at] = 0.35 * (samples[at] ?? 0) + 0.65 * (samples[at - 1] ?? 0);
}

export function beat({ audio, out }: Player, note: Note, at: number): void {
  const skin = audio.createOscillator();
  skin.frequency.setValueAtTime(96, at);
  skin.frequency.exponentialRampToValueAtTime(54, at + 0.18);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.5 * note.loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  skin.connect(gain).connect(out);
  skin.start(at);
  skin.stop(at + 0.55);
}

/** A drone of keynote and fifth, two octaves down, slightly detuned. Returns the function that stops it. */
export function drone({ audio, out }: Player): () => void {
  const dark = audio.createBiquadFilter();
  dark.type = 'lowpass';
  dark.frequency.value = 320;
  const gain = audio.createGain();
  gain.gain.value = 0.1;
  dark.connect(gain).connect(out);
  const voices = [0.5, 0.5015, 0.75].map((part) => {
    const voice = audio.createOscillator();
    voice.type = 'sawtooth';
    voice.frequency.value = KEYNOTE * part;
    voice.connect(dark);
    voice.start();
    return voice;
  });
  return () => voices.forEach((voice) => voice.stop());
}
