// How chips arrive and leave: out of the candidate's hand, and off the board. The position is the new one already while they do.

import { cubicIn, cubicOut } from 'svelte/easing';
import { settings } from '../../lib/settings.svelte';
import type { TransitionConfig } from 'svelte/transition';
import type { Point } from './geometry';

const fade: TransitionConfig = { duration: 120, css: (t) => `opacity: ${t}` };

export function arrive(
  _chip: SVGGElement,
  { from, x, y }: { from: Point | null; x: number; y: number },
): TransitionConfig {
  if (settings.still) return fade;
  const [dx, dy] = from ? [from.x - x, from.y - 50 - y] : [0, -60];
  return {
    duration: 300,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u}px) scale(${0.5 + 0.5 * t}); opacity: ${Math.min(1, t * 3)}`,
  };
}

export function leave(_chip: SVGGElement): TransitionConfig {
  if (settings.still) return fade;
  return {
    duration: 280,
    easing: cubicIn,
    css: (t, u) => `transform: translateY(${-40 * u}px) rotate(${50 * u}deg) scale(${0.6 + 0.4 * t}); opacity: ${t}`,
  };
}
