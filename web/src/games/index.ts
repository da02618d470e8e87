// The one list of games this client has rooms for, in the order of the shelf. What can be played is the server's to say.

import type { Component } from 'svelte';
import { generic } from '../lib/generic';
import type { Room } from '../lib/room';

export interface Box {
  name: string;
  title: string;
  /** For the shelf, while the server does not know the game yet. */
  tagline: string;
  cover: () => Promise<{ default: Component }>;
  room: (() => Promise<Room>) | null;
}

export const BOXES: readonly Box[] = [
  {
    name: 'kuzushi',
    title: 'Kuzushi',
    tagline: 'Stake out the land around the city, and tip the balance.',
    cover: () => import('./kuzushi/Cover.svelte'),
    room: () => import('./kuzushi').then((module) => module.room),
  },
  {
    name: 'kilonzo',
    title: 'Kilonzo',
    tagline: 'A campaign across nine regions, by road and megaphone.',
    cover: () => import('./kilonzo/Cover.svelte'),
    room: () => import('./kilonzo').then((module) => module.room),
  },
  {
    name: 'sarkaar',
    title: 'Sarkaar',
    tagline: 'Fields, fences and fragile governments on the farm.',
    cover: () => import('./sarkaar/Cover.svelte'),
    room: () => import('./sarkaar').then((module) => module.room),
  },
  {
    name: 'kursi',
    title: 'Kursi',
    tagline: 'Five chairs, five ballot boxes, and posters over posters.',
    cover: () => import('./kursi/Cover.svelte'),
    room: () => import('./kursi').then((module) => module.room),
  },
  {
    name: 'politics-as-usual',
    title: 'Politics as Usual',
    tagline: 'A convention hall full of favors, placards and torn headlines.',
    cover: () => import('./politics-as-usual/Cover.svelte'),
    room: () => import('./politics-as-usual').then((module) => module.room),
  },
];

export function boxOf(game: string): Box | undefined {
  return BOXES.find((box) => box.name === game);
}

/** The game's own room, or the generic one. */
export function roomOf(game: string): Promise<Room> {
  return boxOf(game)?.room?.() ?? Promise.resolve(generic);
}

/** The room that fits the cards on the table: `set` is their version, `usual` that of those which come with the game. */
export function suited(room: Room, set: string | null | undefined, usual: string | null | undefined): Room {
  return room.ownSetOnly && (set ?? null) !== (usual ?? null) ? generic : room;
}
