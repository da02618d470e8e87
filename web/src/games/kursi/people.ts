// The candidates' faces: drawn from their names, with what a name promises (a cap for the bowler, no beard for the heiress).

import type { KursiComponents } from '../../generated/kursi';
import { face, faces, type Face } from '../../lib/portrait';

const woman = { lip: 'none', brow: 2 } as const;
const KNOWN: Record<string, Partial<Face>> = {
  k01: { hair: 'parted', cover: 'none', lip: 'moustache', glasses: 1 },
  k02: { hair: 'short', cover: 'turban', lip: 'beard', glasses: 0 },
  k03: { ...woman, hair: 'long', cover: 'sari', glasses: 0 },
  k04: { ...woman, hair: 'bob', cover: 'none', glasses: 2 },
  k05: { hair: 'bald', cover: 'none', lip: 'moustache', glasses: 2, mouth: 0 },
  k06: { hair: 'curls', cover: 'cap', lip: 'goatee', glasses: 0 },
  k07: { hair: 'parted', cover: 'none', lip: 'none', glasses: 2, mouth: 1 },
  k08: { ...woman, hair: 'bun', cover: 'none', glasses: 1 },
  k09: { hair: 'short', cover: 'cap', lip: 'beard', glasses: 0 },
  k10: { hair: 'parted', cover: 'none', lip: 'goatee', glasses: 0, mouth: 0 },
  k11: { ...woman, hair: 'long', cover: 'none', glasses: 0, hairTone: 0 },
  k12: { hair: 'short', cover: 'cap', lip: 'moustache', glasses: 0 },
  k13: { hair: 'short', cover: 'none', lip: 'moustache', glasses: 2 },
  k14: { hair: 'curls', cover: 'beret', lip: 'none', glasses: 1 },
  k15: { hair: 'short', cover: 'turban', lip: 'moustache', glasses: 0 },
  k16: { ...woman, hair: 'bun', cover: 'sari', glasses: 1 },
  k17: { hair: 'curls', cover: 'none', lip: 'moustache', glasses: 0, mouth: 0 },
  k18: { hair: 'curls', cover: 'cap', lip: 'none', glasses: 2 },
  k19: { hair: 'parted', cover: 'bowler', lip: 'moustache', glasses: 0, hairTone: 3 },
  k20: { hair: 'bald', cover: 'none', lip: 'beard', glasses: 1, hairTone: 3 },
  k21: { ...woman, hair: 'bob', cover: 'beret', glasses: 1 },
  k22: { hair: 'short', cover: 'turban', lip: 'goatee', glasses: 2 },
  k23: { hair: 'curls', cover: 'none', lip: 'goatee', glasses: 1 },
  k24: { ...woman, hair: 'bun', cover: 'none', glasses: 0 },
};

let drawn: { of: string; all: Map<string, Face> } | null = null;

export function candidateFace(view: { components: KursiComponents }, id: string): Face {
  const list = view.components.candidates;
  const of = list.map((one) => one.id).join();
  if (drawn?.of !== of) {
    const all = faces(list.map((one) => ({ seed: `${one.id} ${one.name}`, bot: false })));
    drawn = { of, all: new Map(list.map((one, i) => [one.id, { ...all[i]!, ...KNOWN[one.id] }])) };
  }
  return drawn.all.get(id) ?? face(id);
}
