// The Candidates' faces: drawn like everybody else's, always the same, and like nobody in particular.

import type { Face } from '../../lib/portrait';

const BASE: Face = {
  kind: 'person',
  shape: 0,
  skin: 1,
  hair: 'short',
  hairTone: 1,
  cover: 'none',
  glasses: 0,
  lip: 'none',
  brow: 0,
  mouth: 0,
  collar: 0,
};

const PEOPLE: Record<string, Face> = {
  bush: { ...BASE, shape: 1, skin: 2, hair: 'curls', hairTone: 4, glasses: 1, lip: 'moustache' },
  governor: { ...BASE, shape: 2, skin: 0, cover: 'bowler', hairTone: 3, lip: 'goatee', mouth: 2 },
  general: { ...BASE, shape: 1, skin: 3, cover: 'cap', brow: 1, mouth: 1 },
  senator: { ...BASE, shape: 0, skin: 1, hair: 'parted', hairTone: 3, glasses: 2, brow: 1 },
  mayor: { ...BASE, shape: 0, skin: 4, hair: 'bob', hairTone: 0, mouth: 0, collar: 1 },
  professor: { ...BASE, shape: 1, skin: 0, hair: 'bald', hairTone: 3, glasses: 1, lip: 'beard', brow: 2 },
  outsider: { ...BASE, shape: 2, skin: 2, hair: 'long', cover: 'beret', hairTone: 0, mouth: 2, collar: 2 },
  runner_up: { ...BASE, shape: 0, skin: 3, hair: 'bun', hairTone: 2, glasses: 0, brow: 2, mouth: 1, collar: 1 },
  no_name: { ...BASE, shape: 0, skin: 1, hair: 'bald', hairTone: 3, mouth: 1, brow: 1, collar: 2 },
};

export function personOf(candidate: string | null): Face {
  return PEOPLE[candidate ?? ''] ?? PEOPLE.no_name!;
}
