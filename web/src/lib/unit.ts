// Letters on a drawn board: a drawing shrinks with its screen, and what is written on it must not shrink below what can be read.

import type { Attachment } from 'svelte/attachments';

/** More units than this to a pixel: small print is left out, because it would not fit any more. */
const CROWDED = 1.95;

/**
 * For an SVG whose viewBox is so many units wide and high: `--unit` is how many of them make a pixel, so that a style can say
 * `max(20px, var(--unit) * var(--least-text) * 1px)`; `data-crowded` says that there is no room for small print.
 */
export function unit(width: number, height = width): Attachment<SVGSVGElement> {
  return (svg) => {
    const watch = new ResizeObserver(() => {
      const box = svg.getBoundingClientRect();
      const units = Math.max(width / (box.width || width), height / (box.height || height));
      svg.style.setProperty('--unit', units.toFixed(3));
      svg.toggleAttribute('data-crowded', units > CROWDED);
    });
    watch.observe(svg);
    return () => watch.disconnect();
  };
}
