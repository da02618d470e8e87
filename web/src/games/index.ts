// The one list of games that this page has rooms for, a few lines each: the room, the lid of the box and the guide, loaded when they are wanted.
// What can be played, in which order and under which title is the server's to say.

import type { Component } from 'svelte';
import { generic } from '../lib/generic';
import type { GuideProps } from '../lib/GuideSheet.svelte';
import type { AnyRoom } from '../lib/room';

interface Box {
  room: () => Promise<{ room: AnyRoom }>;
  cover: () => Promise<{ default: Component }>;
  guide: () => Promise<{ default: Component<GuideProps> }>;
}

const BOXES: Record<string, Box> = {
  kuzushi: {
    room: () => import('./kuzushi'),
    cover: () => import('./kuzushi/Cover.svelte'),
    guide: () => import('./kuzushi/Guide.svelte'),
  },
  kilonzo: {
    room: () => import('./kilonzo'),
    cover: () => import('./kilonzo/Cover.svelte'),
    guide: () => import('./kilonzo/Guide.svelte'),
  },
  sarkaar: {
    room: () => import('./sarkaar'),
    cover: () => import('./sarkaar/Cover.svelte'),
    guide: () => import('./sarkaar/Guide.svelte'),
  },
  kursi: {
    room: () => import('./kursi'),
    cover: () => import('./kursi/Cover.svelte'),
    guide: () => import('./kursi/Guide.svelte'),
  },
  'politics-as-usual': {
    room: () => import('./politics-as-usual'),
    cover: () => import('./politics-as-usual/Cover.svelte'),
    guide: () => import('./politics-as-usual/Guide.svelte'),
  },
};

/** The games with a room here: what a shelf can draw before the server has answered. */
export const NAMES = Object.keys(BOXES);

/** The game's own room, or the generic one. */
export async function roomOf(game: string): Promise<AnyRoom> {
  return (await BOXES[game]?.room())?.room ?? generic;
}

/** The lid of the box; nothing where this page has none. */
export async function coverOf(game: string): Promise<Component | null> {
  return (await BOXES[game]?.cover())?.default ?? null;
}

/** How to play in two minutes; nothing where this page has no guide. */
export async function guideOf(game: string): Promise<Component<GuideProps> | null> {
  return (await BOXES[game]?.guide())?.default ?? null;
}
