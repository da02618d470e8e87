// What the table says of itself: one sentence in the prompt, a few words on each seat, and what somebody proposes.

import type { OrderKind } from '../generated/OrderKind';
import type { Ending } from '../generated/protocol';
import type { Table } from '../lib/table.svelte';
import type { Message } from '../lib/words';
import { phrase } from '../words/table';

/** What a seat is doing, for its card. */
export function doing(table: Table, seat: number): string {
  const info = table.seats[seat]!;
  const own = table.mine.includes(seat) && !table.hotSeat;
  if (info.resigned) return phrase('doing-resigned');
  if (table.phase === 'open') return phrase(info.kind === 'open' ? 'doing-open' : 'doing-ready');
  if (table.phase === 'paused') return phrase('doing-paused');
  if (table.ending) return table.seats.length === 1 ? phrase('doing-done') : placed(table.ending.ranks[seat]!);
  if (table.pending.includes(seat))
    return phrase(info.bot ? 'doing-thinks' : own ? 'doing-your-move' : 'doing-to-move');
  if (info.taken_over) return phrase('doing-bot-plays');
  return phrase(own ? 'doing-you-wait' : 'doing-waits');
}

/** How a seat ended. */
export function placed(rank: number): string {
  return rank === 1 ? phrase('doing-wins') : phrase('doing-place', { rank });
}

/** The table's status while nothing is asked of the viewer; null when something is. */
export function standing(table: Table, score: number | undefined): Message | null {
  if (table.link === 'lost') return { id: 'prompt-offline' };
  switch (table.phase) {
    case 'frozen':
      return table.info?.frozen?.say ?? { id: 'table-phase-frozen' };
    case 'open': {
      const open = table.seats.filter((seat) => seat.kind === 'open').length;
      return open ? { id: 'prompt-open', args: { open } } : { id: 'prompt-complete' };
    }
    case 'paused':
      return { id: 'table-phase-paused' };
    default:
      return table.ending && over(table.ending, score);
  }
}

function over(ending: Ending, score: number | undefined): Message {
  if (ending.ranks.length > 1) return { id: 'prompt-won', args: { won: won(ending) } };
  if (!ending.outcome || score === undefined) return { id: 'table-phase-over' };
  return { id: 'prompt-alone', args: { points: score } };
}

/** Who wins, alone, as a team or together. */
export function won({ ranks, outcome }: Ending): Message {
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const together = outcome?.teams?.some(({ seats }) => seats.join() === first.join()) ? 'team' : 'shared';
  return { id: 'result-won', args: { winners: seated(first), how: first.length === 1 ? 'alone' : together } };
}

/** Why the first is first. */
export function because({ outcome, how }: Ending): Message {
  if (outcome) return { id: `reason-${outcome.reason}` };
  return { id: how === 'timeout' ? 'reason-timeout' : how === 'agreement' ? 'reason-agreed' : 'reason-resigned' };
}

/** Whom the game waits for. */
export function waiting(table: Table, mayAct: boolean): Message {
  const seats = seated(table.pending.filter((seat) => !table.mine.includes(seat)));
  if (!seats.length) return { id: 'prompt-waiting' };
  return { id: mayAct ? 'prompt-may-act' : 'waiting-for', args: { seats } };
}

export interface Proposing {
  id: number;
  what: Message;
  /** Whether the viewer has to answer. */
  answer: boolean;
}

/** What somebody asks of the others. */
export function proposing(table: Table): Proposing | null {
  const asked = table.proposal;
  if (!asked) return null;
  const what: Message = { id: `proposed-${asked.what.type}`, args: { by: { seat: asked.by } } };
  if (asked.what.type === 'undo') what.args!.moves = asked.what.moves;
  if (asked.waiting.some((seat) => table.mine.includes(seat))) return { id: asked.id, what, answer: true };
  const still = { id: 'proposed-waiting', args: { proposal: what, seats: seated(asked.waiting) } };
  return { id: asked.id, what: still, answer: false };
}

const seated = (seats: number[]) => seats.map((seat) => ({ seat }));

/** What a person prefers at every table, by the kind of standing order that does it. */
export function preference(kind: OrderKind): 'pays' | 'answerable' | null {
  return kind === 'pays' ? 'pays' : kind === 'can_answer' ? 'answerable' : null;
}
