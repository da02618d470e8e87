// What the page itself says of Sarkaar: questions, moves, positions. The sentences stand in games/sarkaar/words/page.en.ftl.

import type {
  SarkaarEvent as Event,
  SarkaarKind as Kind,
  SarkaarMove as Move,
  SarkaarView as View,
} from '../../generated/sarkaar';
import { list } from '../../lib/gamewords';
import { who } from '../../lib/parties';
import type { LegalMove, Words } from '../../lib/room';
import { cardName, faceOf, leaderOf } from './components';
import { amount, benefitWords, gate, playing, standing, stateName, tileWords, tokens } from './says';
import { is, say } from './wording';

/** Events whose neighbours say it already. */
function silent(event: Event): boolean {
  switch (event.event) {
    case 'action_used':
      return event.action !== 'state';
    case 'seat_lost':
    case 'slot_filled':
    case 'turn_ended':
      return true;
    case 'card_discarded':
      return event.why === 'played' || event.why === 'chit';
    default:
      return false;
  }
}

function asks(view: View, seat: number): string {
  const top = view.open.at(-1);
  const own = view.players[seat]!;
  switch (view.frame) {
    case 'pick':
      return say('ask-pick');
    case 'main': {
      const { limit, used } = view.now!;
      const holds = (kind: Kind) => view.hand?.some(({ card }) => faceOf(view, card)?.kind === kind) ?? false;
      const addons = holds('addon') ? view.now!.addons : 0;
      return limit > used
        ? say('ask-main', { left: limit - used, addons })
        : say('ask-no-action', { addons, free: holds('free') });
    }
    case 'cash':
      return say('ask-cash', { rate: own.cash_rate });
    case 'benefit':
      return say('ask-benefit');
    case 'draw':
      return say('ask-draw', { deck: top?.open === 'draw' ? top.deck : 'any' });
    case 'step_play':
      return say('ask-step-play', { deck: top?.open === 'step_play' ? top.deck : 'any' });
    case 'flipped':
      return top?.open === 'flipped' ? say('ask-flipped', { card: cardName(view, top.card) }) : '';
    case 'snatched':
      return top?.open === 'snatched' && top.card
        ? say('ask-snatched', { card: cardName(view, top.card) })
        : say('ask-snatched-unseen');
    case 'react': {
      const asked = view.question!;
      const card = cardName(view, asked.card);
      // SK-7.8b: the two sides answer in turn.
      if (asked.chits > 1) return say('ask-react-chit');
      if (asked.chits) return say('ask-react-answered', { card });
      return say('ask-react', { card, price: tokens(asked.price) });
    }
    case 'trim':
      return say('ask-trim', { limit: own.hand_limit });
    case 'over':
      return say('ask-over');
  }
}

/** The moves that end something: what they are called, their keys, and which only decline. */
const CLOSING: Partial<Record<Move['kind'], { label: () => string; key: string; quiet?: true }>> = {
  end: { label: () => say('move-end'), key: 'e' },
  done: { label: () => say('move-done'), key: 'd' },
  pass: { label: () => say('move-pass'), key: 'p', quiet: true },
  skip: { label: () => say('move-skip'), key: 's', quiet: true },
  keep: { label: () => say('move-keep'), key: 'k', quiet: true },
  flip: { label: () => say('move-flip'), key: 'f' },
};

/** What takes an action, as long as one is left. */
const ACTIONS = new Set<Move['kind']>(['seat', 'power', 'track', 'state', 'state_all', 'play']);

function moveWords({ text, move }: LegalMove<Move>, view?: View): string {
  if (!view) return text;
  switch (move.kind) {
    case 'leader':
      return say('move-leader', { leader: leaderOf(view, move.leader)?.name ?? move.leader });
    case 'seat':
      return say('move-seat', { square: gate(view, move.square) });
    case 'power':
      return say('move-power', { square: gate(view, move.square) });
    case 'track':
      return say('move-track', { track: move.track });
    case 'state':
      return say('move-state', { benefit: benefitWords(move.benefit), state: stateName(view, move.state) });
    case 'state_all':
      return say('move-state-all', { state: stateName(view, move.state) });
    case 'take':
      return say('move-take', { benefit: benefitWords(move.benefit) });
    case 'draw':
      return move.card === null ? say('move-draw-closed') : say('move-draw', { card: cardName(view, move.card) });
    case 'play':
      return say('move-play', { card: playing(view, move.card, move.target, []) });
    case 'addon':
      return say('move-addon', { card: playing(view, move.card, move.target, []) });
    case 'cash':
      return say('move-cash', { card: cardName(view, move.card) });
    case 'drop':
      return say('move-drop', { card: cardName(view, move.card) });
    case 'chit':
      return say('move-chit', { card: cardName(view, move.card) });
    default:
      return CLOSING[move.kind]?.label() ?? text;
  }
}

function describe(view: View, names: string[]): string[] {
  const { now, turn, round, target, question } = view;
  const named = (id: string) => say('described-card', { card: cardName(view, id), id });
  const lines: string[] = [];
  if (turn === null) lines.push(say('described-picking'));
  else if (!now) lines.push(say('described-between', { round, seat: who(turn, names) }));
  else lines.push(say('described-turn', { round, seat: who(turn, names), used: now.used, limit: now.limit, target }));
  view.players.forEach((one, seat) => {
    const lead = leaderOf(view, one.leader);
    const name = who(seat, names);
    lines.push(
      say('described-player', {
        player: lead ? say('described-leader', { seat: name, leader: lead.name }) : name,
        points: one.vp,
        states: one.points.states,
        full: one.points.full,
        awards: one.points.awards,
        victory: one.points.cards,
        tokens: tokens(one),
        development: one.development,
        culture: one.culture,
        present: one.states,
        strategy: one.strategy,
        aggression: one.aggression,
      }),
    );
  });
  for (const { id } of view.states) lines.push(say('described-state', { id, field: speak(view, id, null, names) }));
  for (const { deck, row, closed, discards } of view.decks) {
    const cards = list(row.flatMap((id) => (id ? [named(id)] : []))) || say('nothing-in-list');
    lines.push(say('described-deck', { deck, cards, closed, discarded: discards.length }));
  }
  for (const { award, holder, vp, at } of view.awards) {
    const seat = holder === null ? '' : who(holder, names);
    const held = holder === null ? 'nobody' : 'other';
    lines.push(say('described-award', { award, seat, 'seat-is': held, points: vp, from: at }));
  }
  if (view.hand) {
    const cards = view.hand.map((one) => named(one.card));
    lines.push(cards.length ? say('described-hand', { cards }) : say('described-no-hand'));
  }
  if (question) {
    const card = playing(view, question.card, question.target, names);
    lines.push(say('described-question', { seat: who(question.asked, names), card }));
  }
  return lines;
}

/** A field as one would read it aloud. */
export function speak(view: View, id: string, me: number | null, names: string[]): string {
  const one = view.states.find((each) => each.id === id);
  if (!one) return id;
  const { government, majority, full, vp: points } = one;
  const held = standing(one, me, names);
  const prices = one.squares.filter(({ owner }) => owner === null).map(({ price }) => String(price));
  return say('field', {
    state: one.name,
    government:
      government === null
        ? say('field-open', { majority, seats: one.squares.length, points })
        : say('field-governed', { seat: who(government, names), 'seat-is': is(government, me), points, full }),
    players: held.length ? list(held, 'comma') : say('field-nobody'),
    empty: prices.length ? say('field-empty', { prices }) : say('field-no-empty'),
    tile: one.blocked ? say('field-blocked') : say('field-tile', { benefits: tileWords(one) }),
  });
}

export const words = {
  silent,
  asks,
  scores: (view) => view.players.map((one) => one.vp),
  sum(view, seat) {
    const { points } = view.players[seat]!;
    const parts = (['states', 'full', 'awards', 'cards'] as const).map((kind) => ({
      label: say('points-heading', { kind }),
      value: points[kind],
    }));
    return { parts, rule: 'SK-4.5' };
  },
  holding(view, seat) {
    const one = view.players[seat]!;
    if (view.frame === 'pick') return say(one.picked ? 'holding-picked' : 'holding-picks');
    return say('holding', {
      voters: amount('voter', one.voter),
      moolah: amount('moolah', one.moolah),
      power: amount('power', one.power),
    });
  },
  move: moveWords,
  describe,
  /** While an action is left, ending the turn is not what most people want. */
  closing: (moves) =>
    Object.entries(CLOSING).flatMap(([kind, { label, key, quiet }]) => {
      const found = moves.find(({ move }) => move.kind === kind);
      const early = kind === 'end' && moves.some(({ move }) => ACTIONS.has(move.kind));
      return found ? [{ move: found.text, label: label(), key, quiet: quiet ?? early }] : [];
    }),
  period: ({ round }) => ({ kind: 'round', number: round }),
  decides: ['seat_taken', 'government_formed', 'government_lost', 'full_majority', 'award'],
  sound(event) {
    switch (event.event) {
      case 'seat_taken':
        return 'place';
      case 'government_lost':
      case 'seat_lost':
        return 'capture';
      case 'card_played':
      case 'flipped':
      case 'leaders_revealed':
        return 'turn';
      default:
        return 'none';
    }
  },
} satisfies Words<View, Event, Move>;
