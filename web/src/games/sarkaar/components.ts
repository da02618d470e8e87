// The pictures and plain names of what the game counts and prints.

import Aggression from '~icons/game-icons/mailed-fist';
import Culture from '~icons/game-icons/drama-masks';
import Development from '~icons/game-icons/crane';
import Moolah from '~icons/game-icons/two-coins';
import Power from '~icons/game-icons/bull-horns';
import Strategy from '~icons/game-icons/chess-knight';
import Voter from '~icons/game-icons/sheep';
import Apau from '~icons/game-icons/handcuffs';
import Blockade from '~icons/game-icons/farm-tractor';
import Chit from '~icons/game-icons/soap';
import Diplomat from '~icons/game-icons/suitcase';
import Emerge from '~icons/game-icons/alarm-clock';
import Expansion from '~icons/game-icons/expand';
import Fake from '~icons/game-icons/newspaper';
import Freebies from '~icons/game-icons/pressure-cooker';
import Horse from '~icons/game-icons/horse-head';
import Landslide from '~icons/game-icons/falling-rocks';
import Media from '~icons/game-icons/tv';
import Overtime from '~icons/game-icons/hourglass';
import Propaganda from '~icons/game-icons/megaphone';
import Protest from '~icons/game-icons/fist';
import Sabotage from '~icons/game-icons/monkey-wrench';
import Scam from '~icons/game-icons/briefcase';
import Snatch from '~icons/game-icons/robber-hand';
import Unknown from '~icons/game-icons/scroll-unfurled';
import Versatile from '~icons/game-icons/scissors';
import Victory from '~icons/game-icons/laurels';
import Bull from '~icons/game-icons/bull';
import Fox from '~icons/game-icons/fox-head';
import Goat from '~icons/game-icons/goat';
import Hen from '~icons/game-icons/chicken';
import Mule from '~icons/game-icons/donkey';
import Pig from '~icons/game-icons/pig-face';
import Phil from '~icons/game-icons/top-hat';
import Rooster from '~icons/game-icons/rooster';
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { SarkaarBenefit, SarkaarCardFace, SarkaarLeaderFace, SarkaarView } from '../../generated/sarkaar';

export type Picture = Component<SvelteHTMLElements['svg']>;

export const ICON: Record<SarkaarBenefit, Picture> = {
  power: Power,
  moolah: Moolah,
  voter: Voter,
  culture: Culture,
  development: Development,
  strategy: Strategy,
  aggression: Aggression,
};

const CARDS: Record<string, Picture> = {
  VER: Versatile,
  FRE: Freebies,
  LAN: Landslide,
  CUL: Culture,
  OVR: Overtime,
  SCA: Scam,
  MED: Media,
  DEV: Development,
  PRO: Propaganda,
  DIP: Diplomat,
  VIC: Victory,
  HOR: Horse,
  APA: Apau,
  EME: Emerge,
  FAK: Fake,
  SNA: Snatch,
  SAB: Sabotage,
  PRT: Protest,
  BLO: Blockade,
  EXP: Expansion,
  CHT: Chit,
};
const LEADERS: Record<string, Picture> = {
  phil: Phil,
  rooster: Rooster,
  goat: Goat,
  mule: Mule,
  hen: Hen,
  fox: Fox,
  bull: Bull,
  pig: Pig,
};

/** The picture of a card, by the code on its face. */
export const cardIcon = (code: string): Picture => CARDS[code] ?? Unknown;
export const leaderIcon = (leader: string): Picture => LEADERS[leader] ?? Unknown;

/** The ids of a card's copies. */
export function copies({ code, count }: SarkaarCardFace): string[] {
  return Array.from({ length: count }, (_, i) => `${code}${i + 1}`);
}
export function faceOf(view: SarkaarView, card: string): SarkaarCardFace | undefined {
  return view.cards.find((face) => copies(face).includes(card));
}
export function cardName(view: SarkaarView, card: string): string {
  return faceOf(view, card)?.name ?? card;
}
export function leaderOf(view: SarkaarView, leader: string | null): SarkaarLeaderFace | undefined {
  return leader === null ? undefined : view.leaders.find((one) => one.id === leader);
}

/** The name of the card that does this. */
export function cardDoing(view: SarkaarView, does: 'seat_rebate' | 'same_state' | 'action_limit'): string {
  const found = view.cards.find(({ effect }) => effect === does || (typeof effect === 'object' && does in effect));
  return found?.name ?? '';
}
