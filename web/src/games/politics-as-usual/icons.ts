// A picture for each kind of effect, so that a card is known before it is read.

import type { Component } from 'svelte';
import Draw from '~icons/game-icons/card-draw';
import Discard from '~icons/game-icons/card-discard';
import Cancel from '~icons/game-icons/cancel';
import Redirect from '~icons/game-icons/return-arrow';
import Freeze from '~icons/game-icons/snowflake-1';
import Move from '~icons/game-icons/card-exchange';
import Peek from '~icons/game-icons/magnifying-glass';
import Steal from '~icons/game-icons/robber-hand';
import Less from '~icons/game-icons/newspaper';
import More from '~icons/game-icons/thumb-up';
import Skip from '~icons/game-icons/silenced';
import Guard from '~icons/game-icons/checked-shield';
import Clear from '~icons/game-icons/prayer';
import Tie from '~icons/game-icons/scales';
import Extra from '~icons/game-icons/time-trap';
import Retrieve from '~icons/game-icons/recycle';
import Both from '~icons/game-icons/shaking-hands';
import type { PoliticsEffect as Effect } from '../../generated/politics-as-usual';

/** An effect by its name alone. */
type Kind = Effect extends infer One ? (One extends string ? One : keyof One) : never;

const ICONS = {
  draw: Draw,
  draw_both: Both,
  discard: Discard,
  cancel: Cancel,
  redirect: Redirect,
  freeze: Freeze,
  move: Move,
  peek: Peek,
  steal: Steal,
  modify: More,
  skip: Skip,
  guard: Guard,
  clear_slander: Clear,
  tiebreak: Tie,
  extra: Extra,
  retrieve: Retrieve,
} satisfies Record<Kind, Component>;

export function iconOf(effect: Effect): Component {
  if (typeof effect === 'string') return ICONS[effect];
  if ('modify' in effect && effect.modify < 0) return Less;
  return ICONS[Object.keys(effect)[0] as Kind];
}
