// A card pulled with mouse or finger. A finger that moves sideways scrolls the hand; upward it takes the card along.

export interface Drag {
  id: string;
  start: (id: string) => void;
  /** The place under the card, by its `data-drop`. */
  over: (place: string | null) => void;
  drop: (id: string, place: string) => void;
  end: () => void;
}

export function draggable(card: HTMLElement, given: Drag | null) {
  let drag = given;
  let from: { x: number; y: number; pointer: number } | null = null;
  let ghost: HTMLElement | null = null;
  let moved = false;

  const under = (event: PointerEvent) =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
  function down(event: PointerEvent) {
    if (!drag || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    moved = false;
  }
  function move(event: PointerEvent) {
    if (!from || !drag || event.pointerId !== from.pointer) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost) {
      if (Math.hypot(dx, dy) < 8) return;
      moved = true;
      card.setPointerCapture(event.pointerId);
      const box = card.getBoundingClientRect();
      ghost = card.cloneNode(true) as HTMLElement;
      ghost.removeAttribute('data-stop');
      ghost.setAttribute('aria-hidden', 'true');
      Object.assign(ghost.style, {
        position: 'fixed',
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        fontSize: getComputedStyle(card).fontSize,
        margin: '0',
        pointerEvents: 'none',
        zIndex: '50',
        opacity: '.92',
      });
      card.parentElement!.append(ghost);
      drag.start(drag.id);
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
    drag.over(under(event));
  }
  function finish(event: PointerEvent, dropped: boolean) {
    if (!from || event.pointerId !== from.pointer) return;
    const place = ghost && dropped ? under(event) : null;
    ghost?.remove();
    const was = ghost !== null;
    ghost = null;
    from = null;
    if (!was || !drag) return;
    if (place) drag.drop(drag.id, place);
    drag.end();
  }
  const up = (event: PointerEvent) => finish(event, true);
  const cancel = (event: PointerEvent) => finish(event, false);
  // The click that follows a drag is not a click.
  const click = (event: MouseEvent) => {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  };
  card.addEventListener('pointerdown', down);
  card.addEventListener('pointermove', move);
  card.addEventListener('pointerup', up);
  card.addEventListener('pointercancel', cancel);
  card.addEventListener('click', click, true);
  return {
    update(next: Drag | null) {
      drag = next;
    },
    destroy() {
      ghost?.remove();
      card.removeEventListener('pointerdown', down);
      card.removeEventListener('pointermove', move);
      card.removeEventListener('pointerup', up);
      card.removeEventListener('pointercancel', cancel);
      card.removeEventListener('click', click, true);
    },
  };
}
