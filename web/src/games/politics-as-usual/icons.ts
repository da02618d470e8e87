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

export function iconOf(effect: string): Component {
  const [word = '', n = ''] = effect.split(' ');
  const all: Record<string, Component> = {
    draw: Draw,
    draw_both: Both,
    discard: Discard,
    cancel: Cancel,
    redirect: Redirect,
    freeze: Freeze,
    move: Move,
    peek: Peek,
    steal: Steal,
    modify: n.startsWith('-') ? Less : More,
    skip: Skip,
    guard: Guard,
    clear_slander: Clear,
    tiebreak: Tie,
    extra: Extra,
    retrieve: Retrieve,
  };
  return all[word] ?? Draw;
}
