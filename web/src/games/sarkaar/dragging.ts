// A card that is dragged: from the press to where it is let go.

interface Drag {
  /** The pointer has moved far enough for it to be no click. */
  moved: (event: PointerEvent) => void;
  /** It was let go: `under` reads an attribute of what lies there, '' where nothing has it. */
  dropped: (under: (attribute: string) => string) => void;
}

/** Follows a pointer until it is let go. Fingers do not drag: they scroll. */
export function follow(start: PointerEvent, { moved, dropped }: Drag) {
  if (start.pointerType === 'touch' || start.button !== 0) return;
  let dragging = false;
  const move = (event: PointerEvent) => {
    dragging ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= 8;
    if (dragging) moved(event);
  };
  const end = (event: PointerEvent) => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    if (!dragging) return;
    const things = document.elementsFromPoint(event.clientX, event.clientY);
    dropped((name) => things.map((one) => one.closest(`[${name}]`)?.getAttribute(name)).find(Boolean) ?? '');
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}
