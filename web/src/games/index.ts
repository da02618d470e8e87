// The one list of games that this page has rooms for. Each game's folder has its room, the lid of its box and its guide, loaded when they
// are wanted. What can be played, in which order and under which title is the server's to say.

import type { Component } from 'svelte';
import { generic } from '../lib/generic';
import type { GuideProps } from '../lib/GuideSheet.svelte';
import type { AnyRoom } from '../lib/room';

/** The games with a room here: what a shelf can draw before the server has answered. */
export const NAMES = ['kuzushi', 'kilonzo', 'sarkaar', 'kursi', 'politics-as-usual'];

const rooms = import.meta.glob<{ room: AnyRoom }>('./*/index.ts');
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');
const guides = import.meta.glob<{ default: Component<GuideProps> }>('./*/Guide.svelte');

/** The game's own room, or the generic one. */
export async function roomOf(game: string): Promise<AnyRoom> {
  return (await rooms[`./${game}/index.ts`]?.())?.room ?? generic;
}

/** The lid of the box; nothing where this page has none. */
export async function coverOf(game: string): Promise<Component | null> {
  return (await covers[`./${game}/Cover.svelte`]?.())?.default ?? null;
}

/** How to play in two minutes; nothing where this page has no guide. */
export async function guideOf(game: string): Promise<Component<GuideProps> | null> {
  return (await guides[`./${game}/Guide.svelte`]?.())?.default ?? null;
}
