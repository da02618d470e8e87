// Kursi in sentences: questions, moves, positions. What it calls by id is worded in the game's Fluent files.

import type { KursiEvent, KursiMove, KursiOwn, KursiTarget, KursiView as View } from '../../generated/kursi';
import { list } from '../../lib/gamewords';
import { party, who } from '../../lib/parties';
import type { ClosingMove, LegalMove, Words } from '../../lib/room';
import { asks, warns } from './asks';
import { ASSETS, cardName, heldWords, iconName, iconWords, idsWords, LETTERS, strokeOf, strokeWords } from './cards';
import { say } from './say';
import { written } from './votes';

/** What the sentences around an event say already; and with closed piles (KU-12.4) votes are said once and not written down. */
function silent(event: KursiEvent, { options, over }: { options: Record<string, unknown>; over: boolean }): boolean {
  switch (event.event) {
    case 'shuffled':
      return !event.again;
    case 'started':
    case 'rally_discarded':
      return true;
    case 'pack':
      return event.tiles === null;
    case 'last_tile':
      return event.tile === null;
    case 'stroke_moved':
      return event.to === 'bottom';
    case 'tucked':
      return event.why === 'played';
    case 'votes':
    case 'minus':
      return !over && options.tally !== 'open';
    default:
      return false;
  }
}

/** A move as a person would say it. */
export function moveWords(move: KursiMove, view: View | undefined, names: readonly string[] = []): string {
  const card = (id: string) => (view ? cardName(view, id) : id);
  const player = (seat: number) => (names.length ? who(seat, [...names]) : party(seat).name);
  switch (move.kind) {
    case 'pick':
      return say('move-pick', { tile: card(move.tile) });
    case 'field':
      return say('move-field', { tile: card(move.tile), at: move.at });
    case 'give':
      return say('move-give', { player: player(move.to) });
    case 'take':
      if (move.source.from === 'display') return say('move-take', { stroke: card(move.source.stroke) });
      return say(move.source.from === 'none' ? 'move-take-nothing' : 'move-take-unseen');
    case 'stroke':
      return move.stroke === null ? say('move-stroke-none') : say('move-stroke', { stroke: card(move.stroke) });
    case 'target':
      return targetWords(move.target, card, player);
    case 'draw':
      return say('move-draw', { rally: move.rally, asset: move.asset });
    case 'play':
      return say('move-play', { card: card(move.card), at: move.at });
    case 'done':
      return say('move-done');
    case 'pay':
      return say('move-pay', { card: card(move.card) });
    case 'drop':
      return say('move-drop', { card: card(move.card) });
    case 'end':
      return say('move-end', { at: move.at, issue: iconName(move.issue) });
    case 'stop':
      return say('move-stop');
    case 'tuck':
      return move.card === null ? say('move-tuck-none') : say('move-tuck', { card: card(move.card) });
    case 'minus':
      return move.target === null
        ? say('move-minus-none')
        : say('move-minus', { player: player(move.target.of), at: move.target.at });
    case 'extra':
      return move.wanted ? say('move-extra', { votes: view?.limits.extra_votes ?? 0 }) : say('move-extra-none');
    case 'free':
      return move.at === null
        ? say('move-free-none')
        : say('move-free', { votes: view?.limits.free_votes ?? 0, at: move.at });
    case 'votes':
      return say('move-votes', { cards: written(move.cards) });
  }
}

function targetWords(
  target: KursiTarget | null,
  card: (id: string) => string,
  player: (seat: number) => string,
): string {
  switch (target?.aim) {
    case undefined:
      return say('move-target-none');
    case 'place':
      return say('move-target-place', { at: target.at });
    case 'player':
      return player(target.player);
    case 'at':
      return say('move-target-at', { player: player(target.player), at: target.at });
    case 'grant':
      return say('move-target-grant', { card: card(target.card), at: target.at });
    case 'shift':
      return say('move-target-shift', { count: target.count, from: target.from, to: target.to });
  }
}

/** Moves that decline or end something: buttons of the prompt. */
function closing({ text, move }: LegalMove<KursiMove>): ClosingMove | null {
  const no = (label: string): ClosingMove => ({ move: text, label, key: 'n', quiet: true });
  switch (move.kind) {
    case 'stop':
      return { ...no(say('closing-stop')), key: 'e' };
    case 'stroke':
      return move.stroke === null ? no(say('move-stroke-none')) : null;
    case 'target':
      return move.target === null ? no(say('move-target-none')) : null;
    case 'take':
      return move.source.from === 'none' ? no(say('move-take-nothing')) : null;
    case 'tuck':
      return move.card === null ? no(say('move-tuck-none')) : null;
    case 'minus':
      return move.target === null ? no(say('move-minus-none')) : null;
    case 'extra':
      return move.wanted ? null : no(say('move-extra-none'));
    case 'free':
      return move.at === null ? no(say('move-free-none')) : null;
    default:
      return null;
  }
}

/** Seats won; while piles are open, Seats led; nothing while they are closed. */
function scores(view: View): number[] {
  const seats = view.constituencies;
  if (!seats.some((one) => one.tally)) return [];
  return view.parties.map((_, seat) => seats.filter((one) => one.leader === seat).length);
}

const typed = (view: View, ids: readonly string[]) =>
  list(
    ids.map((id) => say('card-typed', { id, card: cardName(view, id) })),
    'comma',
  );
const figures = (all: readonly number[], people: string[]) =>
  list(
    all.map((figure, seat) => say('party-figure', { you: false, name: who(seat, people), figure })),
    'comma',
  );

/** The position in plain text, with the ids that moves are typed with. */
function describe(view: View, people: string[]): string[] {
  const step = say('tell-step', { phase: view.phase });
  const lines = [
    view.round
      ? say('tell-round', { round: view.round, rounds: view.limits.rounds, step })
      : say('tell-before', { step }),
  ];
  if (view.ask) lines.push(say('tell-waiting', { names: view.waiting.map((seat) => who(seat, people)) }));
  if (view.holder !== null) lines.push(say('tell-microphone', { name: who(view.holder, people) }));
  for (const one of view.constituencies)
    lines.push(
      say('tell-seat', {
        letter: one.letter,
        name: one.name,
        issue: iconName(one.issue),
        bonus: one.bonus,
        matching: one.matching.map(iconName),
        counts: figures(one.counts, people),
        cards: one.cards,
        votes: one.tally
          ? figures(
              one.tally.map(({ total }) => total),
              people,
            )
          : 'none',
      }),
    );
  for (const [seat, one] of view.parties.entries()) {
    const { fives, threes, ones, minus } = one.supply;
    lines.push(
      say('tell-party', {
        name: who(seat, people),
        capital: one.totals.C,
        influence: one.totals.I,
        reputation: one.totals.R,
        popularity: one.totals.P,
        cards: one.hand_cards,
        strokes: one.hand_strokes,
        held: view.everything ? heldWords(view, view.everything.hands[seat]!) : 'none',
        supply: say('tell-supply', { fives, threes, ones, minus }),
      }),
      ...one.candidates.map((candidate, at) =>
        say('tell-candidate', {
          letter: LETTERS[at]!,
          candidate: cardName(view, candidate.id),
          icons: iconWords(candidate.icons),
          rally: idsWords(view, candidate.rally) || 'none',
          tucked: idsWords(view, candidate.tucked) || 'none',
        }),
      ),
    );
  }
  lines.push(say('tell-open-strokes', { strokes: typed(view, view.display) || say('tell-none') }));
  return view.own ? [...lines, ...describeOwn(view, view.own)] : lines;
}

function describeOwn(view: View, { hand, strokes, pack, tiles, played }: KursiOwn): string[] {
  const card = (id: string) => say('card-typed', { id, card: cardName(view, id) });
  const cards = hand.map(({ kind, count }) => say('card-count', { card: card(kind), count }));
  const lines = [say('tell-hand', { cards: list(cards, 'comma') || say('tell-no-cards') })];
  for (const id of strokes) {
    const stroke = strokeOf(view, id);
    if (stroke) lines.push(say('tell-stroke', { id, name: stroke.name, text: strokeWords(stroke) }));
  }
  if (pack.length) lines.push(say('tell-pack', { tiles: typed(view, pack) }));
  if (tiles.length) lines.push(say('tell-tiles', { tiles: typed(view, tiles) }));
  const down = played.map((one) => say('tell-down-at', { card: cardName(view, one.card), at: one.at }));
  if (down.length) lines.push(say('tell-down', { cards: list(down, 'comma') }));
  return lines;
}

export const words = {
  silent,
  asks: (view, seat) => asks(view, seat),
  scores: (view) => scores(view),
  sum(view, seat) {
    const parts = view.constituencies
      .filter((one) => one.leader === seat)
      .map((one) => ({ label: say('seat-named', { letter: one.letter, name: one.name }), value: 1 }));
    return { parts, rule: 'KU-8.5' };
  },
  holding(view, seat) {
    const one = view.parties[seat];
    if (!one) return '';
    const holding = say('holding', { cards: one.hand_cards, strokes: one.hand_strokes });
    if (!one.candidates.length) return holding;
    return say('holding-totals', { holding, totals: ASSETS.map((icon) => `${icon}${one.totals[icon]}`).join(' ') });
  },
  // A hint or a record names a move by its text alone where it is not among the legal ones.
  move: ({ text, move }, view) => (typeof move === 'object' ? moveWords(move, view) : text),
  describe,
  warns: ({ move }, at) => (typeof move === 'object' ? warns(move, at) : ''),
  closing: (moves) =>
    moves.flatMap((one) => {
      const button = closing(one);
      return button ? [button] : [];
    }),
  period: ({ round }) => ({ kind: 'round', number: round }),
  decides: ['rally_ended', 'votes', 'stolen'],
  sound(event) {
    switch (event.event) {
      case 'votes':
      case 'tucked':
      case 'fielded':
        return 'place';
      case 'strokes_revealed':
      case 'played':
      case 'round':
        return 'turn';
      case 'minus':
      case 'stolen':
      case 'scattered':
      case 'seat_result':
        return 'capture';
      default:
        return 'none';
    }
  },
} satisfies Words<View, KursiEvent, KursiMove>;
