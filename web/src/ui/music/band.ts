// Plays the music verse by verse; fades in and out, and pauses while the page is hidden.
import { effect } from '@preact/signals';
import { music, musicVolume } from '../settings';
import { beat, drone, type Player, pluck } from './lyre';
import { BEATS, compose } from './score';

const BEAT = 0.92; // seconds: slower than a resting heart
const FADE = 1.5; // seconds
const LOUDEST = 0.35; // of the full volume: music stays behind the game
const EVERY = 4; // one verse in this many is the drone alone

interface Band extends Player {
  audio: AudioContext;
  out: GainNode;
  hush: () => void;
  next: number;
  timer: number;
}

let band: Band | null = null;

/** Starts following the music preferences. */
export function follow(): void {
  effect(() => {
    if (music.value && musicVolume.value > 0) begin(musicVolume.value);
    else end();
  });
  document.addEventListener('visibilitychange', () => void (document.hidden ? rest() : wake()));
  document.addEventListener('pointerdown', () => void wake());
}

function begin(volume: number): void {
  band ??= gather();
  band.out.gain.setTargetAtTime(volume * LOUDEST, band.audio.currentTime, FADE / 3);
  void wake();
}

function gather(): Band {
  const audio = new AudioContext();
  const out = audio.createGain();
  out.gain.value = 0;
  out.connect(audio.destination);
  const made: Band = { audio, out, hush: drone({ audio, out }), next: audio.currentTime + 1, timer: 0 };
  playOn(made);
  return made;
}

/** Schedules the next verse while the last one sounds. */
function playOn(made: Band): void {
  if (made.audio.currentTime > made.next - BEAT * 2) perform(made);
  made.timer = window.setTimeout(() => playOn(made), 500);
}

function perform(made: Band): void {
  const begins = Math.max(made.next, made.audio.currentTime + 0.1);
  made.next = begins + BEATS * BEAT;
  if (Math.random() * EVERY < 1) return;
  const verse = compose(Math.random);
  for (const note of verse.lyre) pluck(made, note, begins + note.at * BEAT);
  for (const note of verse.drum) beat(made, note, begins + note.at * BEAT);
}

/** Fades the music out, then stops the instruments. */
function end(): void {
  const gone = band;
  band = null;
  if (!gone) return;
  window.clearTimeout(gone.timer);
  gone.out.gain.setTargetAtTime(0, gone.audio.currentTime, FADE / 5);
  window.setTimeout(() => {
    gone.hush();
    void gone.audio.close();
  }, FADE * 1000);
}

async function rest(): Promise<void> {
  if (band?.audio.state === 'running') await band.audio.suspend();
}

/** Starts audio; browsers allow it only after the first touch. */
async function wake(): Promise<void> {
  if (band?.audio.state === 'suspended' && !document.hidden) await band.audio.resume();
}
