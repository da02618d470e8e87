// Faces from a seed: the same name always looks the same, and no two at one table look alike. The characters bring their own.

import type { Cover, Face as Bust, Hair, Lip } from '../generated/protocol';

export interface Face {
  kind: 'person' | 'machine';
  shape: 0 | 1 | 2;
  skin: number;
  hair: Hair;
  hairTone: number;
  cover: Cover;
  glasses: 0 | 1 | 2;
  lip: Lip;
  brow: 0 | 1 | 2;
  mouth: 0 | 1 | 2;
  collar: 0 | 1 | 2;
}

export const SKINS = ['#f6d7b8', '#e8b98d', '#c98f62', '#9c653d', '#6f4527'] as const;
export const HAIRS = ['#2a211c', '#4f3422', '#8a5a2b', '#b9b1a6', '#7b2d1a'] as const;

const HAIR: Hair[] = ['short', 'parted', 'bob', 'bun', 'curls', 'bald', 'long'];
const COVER: Cover[] = ['none', 'none', 'none', 'cap', 'turban', 'sari', 'bowler', 'beret'];
const LIP: Lip[] = ['none', 'none', 'moustache', 'beard', 'goatee'];

/** A small stream of numbers from a text (FNV-1a into mulberry32). */
export function stream(seed: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

export function face(seed: string, kind: Face['kind'] = 'person'): Face {
  const pick = stream(seed);
  const hair = HAIR[pick(HAIR.length)]!;
  const soft = hair === 'bob' || hair === 'bun' || hair === 'long';
  let cover = COVER[pick(COVER.length)]!;
  if (cover === 'sari' && !soft) cover = 'none';
  if (cover === 'turban' && soft) cover = 'none';
  return {
    kind,
    shape: pick(3) as Face['shape'],
    skin: pick(SKINS.length),
    hair,
    hairTone: pick(HAIRS.length),
    cover,
    glasses: ([0, 0, 1, 2] as const)[pick(4)]!,
    lip: soft ? 'none' : LIP[pick(LIP.length)]!,
    brow: pick(3) as Face['brow'],
    mouth: pick(3) as Face['mouth'],
    collar: pick(3) as Face['collar'],
  };
}

/** A character's own face. */
export function drawn(bust: Bust): Face {
  const { hair_tone: hairTone, ...rest } = bust;
  return { kind: 'person', hairTone, ...rest } as Face;
}

/** One face for each seat; a character has its own everywhere; a likeness (same hair, cover, lip and glasses) is drawn again with a longer seed. */
export function faces(people: { seed: string; bot: boolean; bust?: Bust | undefined }[]): Face[] {
  const seen = new Set<string>();
  return people.map(({ seed, bot, bust }) => {
    if (bust) return drawn(bust);
    for (let again = 0; ; again++) {
      const tried = face(again ? `${seed}#${again}` : seed, bot ? 'machine' : 'person');
      const likeness = bot
        ? `m${tried.shape}${tried.brow}${tried.cover}`
        : [tried.hair, tried.cover, tried.lip, tried.glasses, tried.skin].join();
      if (!seen.has(likeness) || again > 40) {
        seen.add(likeness);
        return tried;
      }
    }
  });
}
