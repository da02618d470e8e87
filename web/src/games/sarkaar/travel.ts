// How cubes come and go: dropped onto a gate, and kicked out of it. The position is the new one already while they do.

import { cubicIn, cubicOut } from 'svelte/easing';
import { settings } from '../../lib/settings.svelte';
import type { TransitionConfig } from 'svelte/transition';

const fade: TransitionConfig = { duration: 120, css: (t) => `opacity: ${t}` };

export function arrive(_node: SVGGElement): TransitionConfig {
  if (settings.still) return fade;
  return {
    duration: 300,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-70 * u}px) scale(${1 + 0.5 * u}); opacity: ${Math.min(1, t * 3)}`,
  };
}

export function leave(_node: SVGGElement): TransitionConfig {
  if (settings.still) return fade;
  return {
    duration: 280,
    easing: cubicIn,
    css: (t, u) => `transform: translate(${40 * u}px, ${50 * u}px) rotate(${60 * u}deg); opacity: ${t}`,
  };
}
