// Close-ups are read aloud when they open: a card that is shown large says nothing by itself to somebody who does not see it.

const ID = 'announced';

/** The place whose text is read aloud, politely. */
function region(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const made = document.createElement('p');
  made.id = ID;
  made.className = 'spoken';
  made.setAttribute('aria-live', 'polite');
  document.body.append(made);
  return made;
}

/** What a close-up says: its name and its text, without its buttons and what is only drawn. */
function words(node: HTMLElement): string {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll('button, [aria-hidden=true], style')) one.remove();
  const name = node.getAttribute('aria-label');
  const texts = [...copy.querySelectorAll('*'), copy].flatMap((one) =>
    [...one.childNodes].flatMap((child) => (child.nodeType === Node.TEXT_NODE ? [child.textContent ?? ''] : [])),
  );
  const said = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  return [...(name ? [name] : []), ...said].join('. ').replaceAll('..', '.');
}

/** An attachment for a close-up. */
export function announced(node: HTMLElement) {
  const live = region();
  let told = '';
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // A moment later, when all of it is drawn; and again when it shows something else.
  const later = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const now = words(node);
      if (now === told) return;
      told = now;
      live.textContent = now;
    }, 120);
  };
  const watch = new MutationObserver(later);
  watch.observe(node, { subtree: true, childList: true, characterData: true });
  later();
  return () => {
    watch.disconnect();
    clearTimeout(waiting);
    if (live.textContent === told) live.textContent = '';
  };
}
