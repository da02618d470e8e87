// Single-key shortcuts, once for the table and all boards.

import { settings } from './settings.svelte';

/** What each key does; a key without anything to do just now is left to others. */
export type Shortcuts = Record<string, ((event: KeyboardEvent) => void) | false | null | undefined>;

/** Whether Ctrl, Alt or Meta is held: the browser's own shortcuts are not ours. */
export function modified(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}

/** Whether somebody is writing: letters then belong to the text. */
function writing(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.matches('input, textarea, select');
}

/** The shortcut a key stands for, as far as this person wants shortcuts: letters and digits can be switched off, or need Alt. */
function shortcut(event: KeyboardEvent): string | null {
  const { keys } = settings;
  const letter = event.key.length === 1 && event.key !== ' ';
  if (!letter || keys === 'on') return modified(event) ? null : event.key;
  if (keys === 'off' || !event.altKey || event.ctrlKey || event.metaKey) return null;
  // With Alt some keyboards write something else.
  return /^(?:Key|Digit)(.)$/.exec(event.code)?.[1]?.toLowerCase() ?? event.key;
}

/** Does what a key stands for: `<svelte:window onkeydown={(event) => press(event, { u: mayUndo && undo })} />`. */
export function press(event: KeyboardEvent, shortcuts: Shortcuts): void {
  if (writing(event)) return;
  const key = shortcut(event);
  const act = key !== null && Object.hasOwn(shortcuts, key) ? shortcuts[key] : null;
  if (!act) return;
  // Escape closes dialogs as well.
  if (event.key !== 'Escape') event.preventDefault();
  act(event);
}

/** The keys 1 to 9, each for the thing of that number. */
export function numbered<Thing>(things: readonly Thing[], act: (thing: Thing) => void): Shortcuts {
  return Object.fromEntries(things.slice(0, 9).map((thing, i) => [String(i + 1), () => act(thing)]));
}
