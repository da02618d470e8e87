// Short, dry, woody sounds, synthesised: a knock is a few damped partials and a little noise.

import { settings } from './settings.svelte';

export type Sound = 'place' | 'turn' | 'capture' | 'yours' | 'result' | 'none';

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function ready(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate * 0.05, context.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  }
  return context;
}

function knock(audio: AudioContext, at: number, pitch: number, loud: number, length = 0.09) {
  for (const [ratio, share] of [
    [1, 1],
    [2.76, 0.45],
    [5.4, 0.18],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.setValueAtTime(pitch * ratio * 1.04, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * ratio, at + 0.03);
    gain.gain.setValueAtTime(loud * share, at);
    gain.gain.exponentialRampToValueAtTime(0.0004, at + length / Math.sqrt(ratio));
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
  const breath = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const gain = audio.createGain();
  breath.buffer = noise;
  band.type = 'bandpass';
  band.frequency.value = pitch * 4;
  band.Q.value = 1.2;
  gain.gain.setValueAtTime(loud * 0.5, at);
  gain.gain.exponentialRampToValueAtTime(0.0004, at + 0.03);
  breath.connect(band).connect(gain).connect(audio.destination);
  breath.start(at);
}

/** The one sound of a move that did several things. */
export function loudest(sounds: Sound[]): Sound {
  return (['capture', 'turn', 'place'] as const).find((one) => sounds.includes(one)) ?? 'none';
}

export function sound(which: Sound) {
  if (settings.muted || which === 'none' || document.hidden) return;
  // Before the first touch a browser keeps pages silent; asking it to resume would only print a warning.
  if (!context && !navigator.userActivation?.hasBeenActive) return;
  const audio = ready();
  if (!audio) return;
  const now = audio.currentTime + 0.01;
  if (which === 'place') knock(audio, now, 410, 0.16);
  if (which === 'turn') [0, 0.09].forEach((t, i) => knock(audio, now + t, 470 + i * 90, 0.12));
  if (which === 'capture') [0, 0.07].forEach((t, i) => knock(audio, now + t, 250 - i * 60, 0.2, 0.14));
  if (which === 'yours') [0, 0.13].forEach((t, i) => knock(audio, now + t, 560 + i * 190, 0.1));
  if (which === 'result')
    [0, 0.14, 0.28, 0.5].forEach((t, i) => knock(audio, now + t, [420, 520, 630, 840][i]!, 0.15, 0.2));
}
