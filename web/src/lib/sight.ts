// On a screen too low for the whole table the page goes to what is asked for, as a host would push the right cards forward.

import type { Attachment } from 'svelte/attachments';

/** An attachment: scrolls to its element, and no further than needed, when it comes to be wanted. */
export function inSight(wanted: boolean): Attachment<HTMLElement> {
  return (thing) => {
    if (!wanted || !matchMedia('(max-width: 1099.9px)').matches) return;
    // Once it is drawn as large as it will be.
    const soon = requestAnimationFrame(() => thing.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(soon);
  };
}
