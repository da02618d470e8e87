// Cards travel: out of the hand onto the ladder, from the ladder to the Candidate it stands for. One pair of ends for them all.

import { cubicOut } from 'svelte/easing';
import { settings } from '../../lib/settings.svelte';
import { crossfade, type TransitionConfig } from 'svelte/transition';

function appear(_node: Element): TransitionConfig {
  if (settings.still) return { duration: 100, css: (t) => `opacity: ${t}` };
  return {
    duration: 240,
    easing: cubicOut,
    css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${-18 * u}px) scale(${0.7 + 0.3 * t})`,
  };
}

export const [send, receive] = crossfade({
  duration: () => (settings.still ? 1 : 280),
  easing: cubicOut,
  fallback: appear,
});
