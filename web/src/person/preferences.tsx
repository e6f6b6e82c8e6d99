// A visitor's preferences: language, theme, sound, and animation speed.

import { signal, useSignal } from '@preact/signals';
import { Icon } from '../ui/icons';
import { lazy } from '../ui/loading/lazy';
import { fetchSheet } from '../ui/loading/sheets';
import { Sheet } from '../ui/parts';
import {
  LANGUAGES,
  type Language,
  language,
  music,
  musicVolume,
  notices,
  SPEEDS,
  setMusic,
  setMusicVolume,
  setSound,
  setSpeed,
  setTheme,
  setVolume,
  sound,
  speed,
  theme,
  volume,
} from '../ui/settings';
import { play, wake } from '../ui/sound';
import { say, speak } from '../ui/words';
import { inPocket } from '../wire/host';
import { canCall, wantCalls } from './turn-sign';

const AccountPart = lazy(() => import('../account/account').then((part) => part.AccountPart));

const CallSettings = lazy(async () => {
  const [part] = await Promise.all([import('./calls'), fetchSheet('lobby')]);
  return part.CallSettings;
}, true);

const open = signal(false); // it stays open when the session changes

export function openPreferences(): void {
  open.value = true;
}

window.addEventListener('hashchange', () => {
  open.value = false; // a link in the dialog opens another page
});

export function Preferences() {
  return (
    <div class="preferences">
      <LanguageChoice />
      <SoundButton />
      <ThemeButton />
      <button
        class="icon-button"
        type="button"
        aria-label={say('preferences')}
        title={say('preferences')}
        onClick={openPreferences}
      >
        <Icon name="gear" />
      </button>
      {open.value && (
        <PreferencesSheet
          close={() => {
            open.value = false;
          }}
        />
      )}
    </div>
  );
}

function LanguageChoice() {
  return (
    <label class="quiet-select">
      <span class="visually-hidden">{say('language')}</span>
      <span aria-hidden="true">{LANGUAGES[language.value]}</span>
      <select value={language.value} onChange={(event) => void speak(event.currentTarget.value as Language)}>
        {Object.entries(LANGUAGES).map(([key, name]) => (
          <option key={key} value={key} lang={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function SoundButton() {
  const words = say(sound.value ? 'sound-to-off' : 'sound-to-on');
  const change = () => {
    setSound(!sound.value);
    wake();
    play('card');
  };
  return (
    <button class="icon-button sound-button" type="button" aria-label={words} title={words} onClick={change}>
      <Icon name={sound.value ? 'speaker' : 'speakerOff'} />
    </button>
  );
}

function ThemeButton() {
  const dark = theme.value === 'dark';
  const words = say(dark ? 'theme-to-light' : 'theme-to-dark');
  return (
    <button
      class="icon-button theme-button"
      type="button"
      aria-label={words}
      title={words}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}

function PreferencesSheet({ close }: { close: () => void }) {
  return (
    <Sheet title={say('preferences')} onClose={close} narrow>
      <div class="settings">
        <div class="setting">
          <span>{say('language')}</span>
          <LanguageChoice />
        </div>
        <div class="setting">
          <span>{say('theme')}</span>
          <ThemeButton />
        </div>
        <div class="setting">
          <span>{say('sound')}</span>
          <SoundButton />
        </div>
        <label class="setting">
          <span>{say('volume')}</span>
          <VolumeSlider />
        </label>
        <label class="setting">
          <span>{say('music')}</span>
          <input type="checkbox" checked={music.value} onChange={() => setMusic(!music.value)} />
        </label>
        <label class="setting">
          <span>{say('music-volume')}</span>
          <MusicSlider />
        </label>
        <label class="setting">
          <span>
            {say('speed')} · <b>{speedWords()}</b>
          </span>
          <SpeedSlider />
        </label>
        <p class="setting-note">{say('speed-note')}</p>
        {canCall && <Calls />}
      </div>
      {!inPocket && <AccountPart />}
      {!inPocket && <CallSettings />}
    </Sheet>
  );
}

/** The setting for notifications on the user's turn. The browser asks for permission, which may be refused. */
function Calls() {
  const refused = useSignal(false);
  const change = () =>
    void wantCalls(!notices.value).then((done) => {
      refused.value = !done;
    });
  return (
    <>
      <label class="setting">
        <span>{say('notices')}</span>
        <input type="checkbox" checked={notices.value} onChange={change} />
      </label>
      <p class="setting-note" role="status">
        {say(refused.value ? 'notices-refused' : 'notices-note')}
      </p>
    </>
  );
}

function VolumeSlider() {
  const change = (event: { currentTarget: HTMLInputElement }) => {
    setVolume(Number(event.currentTarget.value));
    wake();
    play('dice');
  };
  return (
    <input type="range" min="0" max="1" step="0.1" value={volume.value} disabled={!sound.value} onChange={change} />
  );
}

function MusicSlider() {
  const change = (event: { currentTarget: HTMLInputElement }) => setMusicVolume(Number(event.currentTarget.value));
  return (
    <input type="range" min="0" max="1" step="0.1" value={musicVolume.value} disabled={!music.value} onInput={change} />
  );
}

export function speedWords(): string {
  return speed.value === 0 ? say('speed-off') : `${speed.value}×`;
}

export function SpeedSlider() {
  const at = Math.max(
    0,
    SPEEDS.findIndex((pace) => pace === speed.value),
  );
  const change = (event: { currentTarget: HTMLInputElement }) =>
    setSpeed(SPEEDS[Number(event.currentTarget.value)] ?? 1);
  return (
    <input
      type="range"
      class="speed-slider"
      min="0"
      max={SPEEDS.length - 1}
      step="1"
      value={at}
      aria-valuetext={speedWords()}
      onInput={change}
    />
  );
}
