// How tiles travel: from their owner's stack, back to it, and over onto their other side. Never longer than a third of a
// second, and never in the way: the position is already the new one while they do.

import { cubicIn, cubicOut } from 'svelte/easing';
import { settings } from '../../lib/settings.svelte';
import type { TransitionConfig } from 'svelte/transition';
import type { KuzushiTile } from '../../generated/kuzushi';
import { name } from './drawing';

/** Where a seat's stack lies, in the units of the tile's own drawing; the shared table marks it on the seat's card. */
function wayToStack(tile: SVGGElement, seat: number): { x: number; y: number } {
  const stack = document.querySelector(`[data-stack="${seat}"]`)?.getBoundingClientRect();
  const matrix = (tile.parentNode as SVGGElement | null)?.getScreenCTM?.();
  if (!stack || !matrix || !stack.width) return { x: 0, y: -60 };
  const point = new DOMPoint(stack.x + stack.width / 2, stack.y + stack.height / 2).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

const fade: TransitionConfig = { duration: 90, css: (t) => `opacity: ${t}` };

interface Journey {
  tile: KuzushiTile;
  /** Spaces where a flag has just become a base: those tiles stay where they are and turn over. */
  flipped: Set<string>;
}

export function fly(node: SVGGElement, { tile, flipped }: Journey): TransitionConfig {
  if (settings.still) return fade;
  const flag = tile.kind === 'flag';
  if (!flag && flipped.has(name(tile.at))) {
    return { delay: 130, duration: 150, easing: cubicOut, css: (t) => `transform: scaleX(${t}); opacity: ${t && 1}` };
  }
  const way = wayToStack(node, tile.seat);
  return {
    delay: flag ? 140 : 0,
    duration: flag ? 220 : 280,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${way.x * u}px, ${way.y * u}px) scale(${1 + 0.12 * Math.sin(t * Math.PI) - 0.4 * u}); opacity: ${Math.min(1, t * 4)}`,
  };
}

export function turn(node: SVGGElement, { tile, flipped }: Journey): TransitionConfig {
  if (settings.still) return fade;
  if (tile.kind === 'flag' && flipped.has(name(tile.at))) {
    return { duration: 130, easing: cubicIn, css: (t) => `transform: scaleX(${t})` };
  }
  const way = wayToStack(node, tile.seat);
  return {
    duration: 280,
    easing: cubicIn,
    css: (t, u) =>
      `transform: translate(${way.x * u}px, ${way.y * u}px) scale(${1 - 0.4 * u}); opacity: ${Math.min(1, t * 3)}`,
  };
}
