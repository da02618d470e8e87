// A map that can be looked at more closely: two fingers enlarge it, one finger moves it then, and a place can be shown in large.

import type { Attachment } from 'svelte/attachments';

const MOST = 3;
/** How large a place is shown that was touched. */
const SHOWN = 1.8;
/** A finger that moved this far has not tapped. */
const SLOP = 8;

export class Closer {
  scale = $state(1);
  #x = $state(0);
  #y = $state(0);
  #frame: HTMLElement | null = null;
  readonly transform = $derived(this.scale === 1 ? '' : `translate(${this.#x}px, ${this.#y}px) scale(${this.scale})`);

  /** The whole map again. */
  whole() {
    this.#put(1, 0, 0);
  }

  /** Enlarges around something on the map. */
  show(thing: Element) {
    const frame = this.#frame?.getBoundingClientRect();
    if (!frame) return;
    const box = thing.getBoundingClientRect();
    // Where it lies on the whole map.
    const mx = (box.left + box.width / 2 - frame.left - this.#x) / this.scale;
    const my = (box.top + box.height / 2 - frame.top - this.#y) / this.scale;
    const scale = Math.max(SHOWN, this.scale);
    this.#put(scale, frame.width / 2 - mx * scale, frame.height / 2 - my * scale);
  }

  #put(scale: number, x: number, y: number) {
    const { clientWidth: w, clientHeight: h } = this.#frame!;
    this.scale = Math.min(MOST, Math.max(1, scale));
    const within = (at: number, side: number) => Math.min(0, Math.max(side * (1 - this.scale), at));
    this.#x = within(x, w);
    this.#y = within(y, h);
  }

  /** For the frame around the map, which cuts off what is too large for it. */
  readonly frame: Attachment<HTMLElement> = (frame) => {
    this.#frame = frame;
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = false;
    let began = { x: 0, y: 0 };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      if (!fingers.size) {
        moved = false;
        began = { x: event.clientX, y: event.clientY };
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      const box = frame.getBoundingClientRect();
      if (other) {
        moved = true;
        const far = (a: { x: number; y: number }) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
        const scale = Math.min(MOST, Math.max(1, this.scale * (far(now) / far(before))));
        // What lies between the fingers stays there.
        const [cx, cy] = [(now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top];
        const grown = scale / this.scale;
        this.#put(scale, cx - (cx - this.#x) * grown, cy - (cy - this.#y) * grown);
      } else if (this.scale > 1) {
        if (Math.hypot(now.x - began.x, now.y - began.y) > SLOP) moved = true;
        if (moved) this.#put(this.scale, this.#x + now.x - before.x, this.#y + now.y - before.y);
      }
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    // Fingers that moved the map have not chosen anything on it.
    const click = (event: MouseEvent) => {
      if (moved) event.stopPropagation();
      moved = false;
    };
    frame.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    frame.addEventListener('click', click, true);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('click', click, true);
    };
  };
}
