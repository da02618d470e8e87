// Kursi in sentences: events, questions, positions.

import type {
  KursiEvent,
  KursiIcon,
  KursiPile,
  KursiSupply,
  KursiView as View,
  KursiVotesReason,
} from '../../generated/kursi';
import { listed, plural } from '../../lib/english';
import { party, who } from '../../lib/parties';
import type { Words } from '../../lib/room';
import { asks } from './asks';
import { ASSETS, cardName, ICON_NAMES, iconWords, strokeOf, strokeWords } from './cards';
import names from './names.json';

/** Cards by name where no view is at hand; a set of one's own falls back to its ids. */
const called = (id: string): string => (names as Record<string, string>)[id] ?? id;
const cardList = (ids: string[]) => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return listed([...counts].map(([id, n]) => (n > 1 ? `${called(id)} ×${n}` : called(id))));
};

const PILES: Record<KursiPile, string> = {
  candidates: 'Candidate tiles',
  seats: 'Seat tiles',
  assets: 'Asset cards',
  rallies: 'Rally cards',
  strokes: 'Masterstrokes',
};
const WHY: Record<KursiVotesReason, string> = {
  rally: '',
  extra: ', for the length of the rally',
  stroke: ', by Masterstroke',
  bonus: ', for the matching icons',
  capital: ', for the most Capital',
};

/** "5+1". */
export function written(cards: KursiSupply): string {
  const values: [string, number][] = [
    ['5', cards.fives],
    ['3', cards.threes],
    ['1', cards.ones],
    ['−2', cards.minus],
  ];
  return values.flatMap(([value, n]) => Array.from({ length: n }, () => value)).join('+');
}

export function tell(event: KursiEvent, people: string[]): string {
  const name = (seat: number) => who(seat, people);
  switch (event.event) {
    case 'shuffled':
      return event.again ? `The ${event.cards} discarded ${PILES[event.pile]} are shuffled into a new deck.` : '';
    case 'seats_chosen':
      return `Up for election: ${listed(event.seats.map(called))}.`;
    case 'displayed':
      return `“${called(event.stroke)}” is turned up.`;
    case 'started':
      return '';
    case 'stroke_taken':
      if (event.from === 'display') return `${name(event.seat)} takes “${called(event.stroke ?? '')}”.`;
      return `${name(event.seat)} takes a Masterstroke unseen${event.stroke ? `: “${called(event.stroke)}”` : ''}.`;
    case 'pack':
      return event.tiles ? `${name(event.seat)} looks at a pack: ${cardList(event.tiles)}.` : '';
    case 'last_tile':
      return event.tile ? `${called(event.tile)} is left over and goes home.` : '';
    case 'chose':
      return `In secret: ${moveWords(event.choice)}.`;
    case 'picked':
      return `Everybody has picked; the packs move on.`;
    case 'fielded':
      return `${name(event.seat)} fields ${listed(event.candidates.map(called))}.`;
    case 'round':
      return `Round ${event.round} of 8 begins.`;
    case 'pawn': {
      const why = {
        highest: 'has the most Popularity',
        right_most: 'is the most popular, furthest to the right',
        random: 'is drawn among the most popular',
        only_one: 'is the only one it can go to',
        given: 'is chosen among the most popular',
      }[event.why];
      return `${name(event.to)} ${why} and ${event.from === event.to ? 'keeps' : 'takes'} the microphone.`;
    }
    case 'nothing_to_take':
      return `There is no Masterstroke left for ${name(event.seat)} to take.`;
    case 'strokes_revealed': {
      const told = event.strokes.flatMap((id, seat) => (id ? [`${name(seat)} “${called(id)}”`] : []));
      return told.length ? `Masterstrokes are turned over: ${listed(told)}.` : 'Nobody plays a Masterstroke.';
    }
    case 'targeted':
      if (event.target === 'none') return `${name(event.seat)} lets “${called(event.stroke)}” pass.`;
      return `${name(event.seat)} aims “${called(event.stroke)}” at ${target(event.target, people)}.`;
    case 'wasted':
      return `“${called(event.stroke)}” finds nothing to do.`;
    case 'stroke_moved':
      if (event.to === 'bottom') return '';
      if (event.to === 'table') return `“${called(event.stroke)}” stays before ${name(event.seat)}.`;
      return `“${called(event.stroke)}” is over.`;
    case 'draw_named':
      return `${name(event.seat)} asks for ${event.rally} Rally and ${event.asset} Asset cards.`;
    case 'dealt':
      if (!event.count) return '';
      return `${name(event.seat)} draws ${event.cards ? cardList(event.cards) : plural(event.count, event.pile === 'rallies' ? 'Rally card' : 'Asset card')}.`;
    case 'draws_lost':
      return `No ${PILES[event.pile]} are left: ${name(event.seat)} goes without ${event.count}.`;
    case 'stolen':
      return `${name(event.to)} takes ${event.cards ? cardList(event.cards) : plural(event.count, 'card')} from ${name(event.from)}’s hand.`;
    case 'discarded': {
      const verb = { cost: 'pays with', limit: 'drops down to ten cards:', stroke: 'has to drop' }[event.why];
      return `${name(event.seat)} ${verb} ${cardList(event.cards)}.`;
    }
    case 'played': {
      if (!event.cards.length) return `${name(event.seat)} plays nothing.`;
      return `${name(event.seat)} turns over ${listed(event.cards.map((one) => `${called(one.card)} at ${one.at}`))}.`;
    }
    case 'tucked':
      if (event.why === 'played') return '';
      return `${called(event.card)} goes under ${name(event.seat)}’s candidate ${event.at}${event.why === 'rally' ? ', kept from the rally' : ', free of cost'}.`;
    case 'due':
      return event.due ? `${name(event.seat)} has ${plural(event.due, 'card')} to pay.` : '';
    case 'scattered':
      return `${name(event.seat)}’s rally at ${event.at} loses ${cardList(event.cards)}.`;
    case 'shifted':
      return `${name(event.seat)} moves ${plural(event.cards.length, 'card')} from ${event.from} to ${event.to}.`;
    case 'rally_ended': {
      const parts = [`${event.rally} in the rally`, `${event.candidate} on the candidate`];
      if (event.seat_issue) parts.push('1 for the Seat');
      const damp = event.damp ? `, ${event.damp} taken off` : '';
      return `${name(event.seat)} ends a rally of ${event.length} at ${event.at} for ${ICON_NAMES[event.issue]}: ${listed(parts)}${damp} make ${plural(event.votes, 'vote')}.`;
    }
    case 'votes': {
      const cards = event.sum ? ` (${written(event.cards)})` : '';
      const short = event.sum < event.wanted ? `, for want of change for ${event.wanted}` : '';
      return `${name(event.seat)} places ${plural(event.sum, 'vote')} under ${event.at}${cards}${short}${WHY[event.why]}.`;
    }
    case 'minus':
      return `${name(event.by)} puts a −2 of ${event.by === event.of ? 'its own' : name(event.of)} under ${event.at}.`;
    case 'rally_discarded':
      return '';
    case 'stopped':
      return `${name(event.seat)} ends no more rallies this round.`;
    case 'bonus': {
      if (!event.leaders.length) return `Nobody has a matching icon at ${event.at}.`;
      const counts = event.counts.map((n, seat) => `${name(seat)} ${n}`).join(', ');
      return `Matching icons at ${event.at}: ${counts}. ${plural(event.each, 'vote')} for ${listed(event.leaders.map(name))}.`;
    }
    case 'capital':
      if (!event.leaders.length) return 'Nobody has any Capital.';
      return `Most Capital: ${listed(event.leaders.map(name))}, with ${Math.max(...event.counts)}.`;
    case 'free_declined':
      return `${name(event.seat)} leaves the three votes.`;
    case 'seat_result': {
      const totals = event.totals.map((n, seat) => `${name(seat)} ${n}`).join(', ');
      const by = event.by === 'issue' ? ', a tie broken by the issue' : '';
      return `Seat ${event.at}: ${totals}. ${event.winner === null ? 'Nobody takes it.' : `${name(event.winner)} takes it${by}.`}`;
    }
    case 'game_over':
      return 'All Seats are counted.';
  }
}

/** KU-12.4: with closed piles the votes are said once and not written down, nor where a Masterstroke put them. */
export function kept(event: KursiEvent, people: string[], options: Record<string, unknown>): string {
  if (options.tally === 'open') return tell(event, people);
  if (event.event === 'votes' || event.event === 'minus') return '';
  if (event.event === 'targeted' && event.target !== 'none')
    return `${who(event.seat, people)} chooses a target for “${called(event.stroke)}”.`;
  if (event.event === 'rally_ended')
    return `${who(event.seat, people)} ends a rally of ${event.length} at ${event.at} for ${ICON_NAMES[event.issue]}.`;
  return tell(event, people);
}

function target(text: string, people: string[]): string {
  const parts = text.split(' ').filter((one) => one !== 'target');
  const say = (part: string) => (/^\d$/.test(part) ? who(Number(part), people) : called(part));
  if (parts.length === 3 && /^[A-E]$/.test(parts[0]!)) return `${parts[2]} from ${parts[0]} to ${parts[1]}`;
  return parts.map(say).join(', ');
}

/** A move as a person would say it. */
export function moveWords(move: string): string {
  const [verb, a = '', b = '', c = ''] = move.split(' ');
  const seat = (n: string) => party(Number(n)).name;
  switch (verb) {
    case 'pick':
      return `Pick ${called(a)}`;
    case 'field':
      return `Field ${called(a)} at ${b}`;
    case 'give':
      return `Pass the microphone to ${seat(a)}`;
    case 'take':
      return a === 'none' ? 'Take nothing' : a === 'deck' ? 'Take one unseen' : `Take “${called(a)}”`;
    case 'stroke':
      return a === 'none' ? 'Keep the strokes' : `Commit “${called(a)}”`;
    case 'target':
      if (a === 'none') return 'Let it pass';
      if (c) return `Move ${c} from ${a} to ${b}`;
      if (/^\d$/.test(a)) return b ? `${seat(a)} at ${b}` : seat(a);
      return b ? `${called(a)} under ${b}` : `Seat ${a}`;
    case 'draw':
      return `Draw ${a} Rally and ${b} Asset`;
    case 'play':
      return `Play ${called(a)} at ${b}`;
    case 'done':
      return 'That is my plan';
    case 'pay':
      return `Pay with ${called(a)}`;
    case 'drop':
      return `Drop ${called(a)}`;
    case 'end':
      return `End the rally at ${a} for ${ICON_NAMES[b as KursiIcon] ?? b}`;
    case 'stop':
      return 'End no more';
    case 'tuck':
      return a === 'none' ? 'Tuck nothing' : `Tuck ${called(a)}`;
    case 'minus':
      return a === 'none' ? 'No −2' : `−2 of ${seat(a)} under ${b}`;
    case 'extra':
      return a === 'none' ? 'No more votes' : 'Place 2 more votes';
    case 'free':
      return a === 'none' ? 'Leave the votes' : `3 votes under ${a}`;
    case 'votes':
      return `Pay ${a}`;
    default:
      return move;
  }
}

/** Seats won; while piles are open, Seats led; nothing while they are closed. */
function scores(view: View): number[] {
  const seats = view.constituencies;
  if (view.phase === 'over' || seats.some((one) => one.result))
    return view.parties.map((_, seat) => seats.filter((one) => one.result?.winner === seat).length);
  if (!seats.some((one) => one.tally)) return [];
  return view.parties.map((_, seat) => seats.filter((one) => leaderOf(one.tally) === seat).length);
}
function leaderOf(tally: View['constituencies'][number]['tally']): number | null {
  if (!tally) return null;
  const running = tally.flatMap((one, seat) =>
    one.cards.fives + one.cards.threes + one.cards.ones > 0 ? [{ seat, total: one.total }] : [],
  );
  const most = Math.max(...running.map((one) => one.total));
  const first = running.filter((one) => one.total === most);
  return first.length === 1 ? first[0]!.seat : null;
}

export const words: Words = {
  tell: (event, people) => tell(event as unknown as KursiEvent, people),
  kept: (event, people, options) => kept(event as unknown as KursiEvent, people, options),
  asks: (view, seat) => asks(view as View, seat),
  scores: (view) => scores(view as View),
  sum(view, seat) {
    const v = view as View;
    const parts = v.constituencies
      .filter((one) => (one.result ? one.result.winner === seat : leaderOf(one.tally) === seat))
      .map((one) => ({ label: `${one.letter} ${one.name}`, value: 1 }));
    return { parts, rule: 'KU-8.5' };
  },
  holding(view, seat) {
    const one = (view as View).parties[seat];
    if (!one) return '';
    const strokes = one.hand_strokes ? ` · ${one.hand_strokes} ★` : '';
    const totals = one.candidates.length ? ` · ${ASSETS.map((icon) => `${icon}${one.totals[icon]}`).join(' ')}` : '';
    return `${one.hand_cards} cards${strokes}${totals}`;
  },
  move: moveWords,
  describe(view, people) {
    const v = view as View;
    const lines = [v.round ? `Round ${v.round} of 8, step: ${v.phase}.` : `Before the campaign: ${v.phase}.`];
    if (v.ask) lines.push(`Still to act: ${listed(v.waiting.map((seat) => who(seat, people)))}.`);
    if (v.holder !== null) lines.push(`${who(v.holder, people)} has the microphone.`);
    for (const one of v.constituencies) {
      const counts = one.counts.map((n, seat) => `${who(seat, people)} ${n}`).join(', ');
      const tally = one.tally ? ` Votes: ${one.tally.map((t, s) => `${who(s, people)} ${t.total}`).join(', ')}.` : '';
      lines.push(
        `Seat ${one.letter}, ${one.name}: ${ICON_NAMES[one.issue]}, bonus ${one.bonus} for ${[...one.matching].map((icon) => ICON_NAMES[icon as KursiIcon]).join(' and ')} (${counts}), ${one.cards} vote cards.${tally}`,
      );
    }
    for (const [seat, one] of v.parties.entries()) {
      const { totals, supply } = one;
      lines.push(
        `${who(seat, people)}: Capital ${totals.C}, Influence ${totals.I}, Reputation ${totals.R}, Popularity ${totals.P}; ${one.hand_cards} cards and ${one.hand_strokes} Masterstrokes in hand; supply 5×${supply.fives} 3×${supply.threes} 1×${supply.ones} −2×${supply.minus}.`,
      );
      one.candidates.forEach((candidate, at) =>
        lines.push(
          `  ${'ABCDE'[at]} ${cardName(v, candidate.id)}: ${iconWords(candidate.icons)}${candidate.rally.length ? `; rally ${candidate.rally.join(' ')}` : ''}${candidate.tucked.length ? `; tucked ${candidate.tucked.join(' ')}` : ''}.`,
        ),
      );
    }
    lines.push(`Open Masterstrokes: ${v.display.map((id) => `${id} ${cardName(v, id)}`).join(', ') || 'none'}.`);
    const own = v.own;
    if (own) {
      lines.push(`Your hand: ${own.hand.map((one) => `${one.kind} ×${one.count}`).join(', ') || 'no cards'}.`);
      for (const id of own.strokes) {
        const stroke = strokeOf(v, id);
        if (stroke) lines.push(`Your Masterstroke ${id}, ${stroke.name}: ${strokeWords(stroke)}`);
      }
      if (own.pack.length) lines.push(`Your pack: ${own.pack.map((id) => `${id} ${cardName(v, id)}`).join(', ')}.`);
      if (own.tiles.length) lines.push(`To place: ${own.tiles.map((id) => `${id} ${cardName(v, id)}`).join(', ')}.`);
      if (own.played.length)
        lines.push(`Face down: ${own.played.map((one) => `${one.card} at ${one.at}`).join(', ')}.`);
    }
    return lines;
  },
  reason: (word) =>
    ({
      seats: 'Most Seats won',
      leftmost: 'Equal in Seats; the left-most Seat won decides',
      shared: 'Nothing parts them: the chair is shared',
    })[word] ?? word,
  closing(moves) {
    const labels: [string, string, string][] = [
      ['stop', 'End no more rallies', 'e'],
      ['stroke none', 'Keep the strokes', 'n'],
      ['target none', 'Let it pass', 'n'],
      ['take none', 'Take nothing', 'n'],
      ['tuck none', 'Tuck nothing', 'n'],
      ['minus none', 'No −2', 'n'],
      ['extra none', 'No more votes', 'n'],
      ['free none', 'Leave the votes', 'n'],
    ];
    return labels.flatMap(([move, label, key]) => (moves.includes(move) ? [{ move, label, key }] : []));
  },
  sound(event) {
    switch ((event as unknown as KursiEvent).event) {
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
};
