// What the page itself says about Kilonzo: positions, moves, scores. The sentences stand in games/kilonzo/words/page.en.ftl.

import type {
  KilonzoEvent,
  KilonzoMove as Move,
  KilonzoRegion as Region,
  KilonzoToken as Token,
  KilonzoView as View,
} from '../../generated/kilonzo';
import { signed } from '../../lib/language';
import { list } from '../../lib/gamewords';
import { party, who } from '../../lib/parties';
import type { Words } from '../../lib/room';
import { effectWords } from './cards';
import { begins, placeName, placeTitle, region as named, say, told } from './places';

/** An option of a card as one would say it. */
function option(token: Token): string {
  switch (token.kind) {
    case 'region':
      return placeName(token.at);
    case 'seat':
      return party(token.seat).name;
    case 'chip':
      return told({
        id: 'option-chip',
        args: { seat: party(token.seat).name, 'seat-is': 'other', at: named(token.at) },
      });
    case 'a':
    case 'b':
      return told({ id: `option-${token.kind}` });
  }
}

const is = (seat: number, me: number | null) => (seat === me ? 'you' : 'other');

/** "Nairobi, 2 of yours, 1 of Green's, 3 of 3": what a region is to the one whose cursor is on it. */
export function speak(view: View, region: Region, me: number | null, names: string[]): string {
  const place = view.regions.find((one) => one.region === region);
  if (!place) return placeName(region);
  const title = placeTitle(region);
  if (!place.in_play) return say(view.phase === 'homes' ? 'place-free' : 'place-out', { place: title });
  const parts = [title];
  const home = place.home_of;
  if (home !== null) parts.push(say('place-home', { seat: who(home, names), 'seat-is': is(home, me) }));
  place.chips.forEach((count, seat) => {
    if (count) parts.push(say('place-chips', { count, seat: who(seat, names), 'seat-is': is(seat, me) }));
  });
  parts.push(say('place-filled', { count: 3 - place.room }));
  const here = view.candidates.flatMap((one, seat) => (one.at === region ? [seat] : []));
  if (here.length) {
    const seats = here.map((seat) => (seat === me ? say('place-you') : who(seat, names)));
    parts.push(say('place-stands', { seats, how: here.length === 1 && here[0] !== me ? 'one' : 'other' }));
  }
  const { majority } = place;
  if (majority !== null) parts.push(say('place-majority', { seat: who(majority, names), 'seat-is': is(majority, me) }));
  return list(parts, 'comma');
}

/** The same in a few words, for the head of a slip. */
export function lying(view: View, region: Region, me: number | null, names: string[]): string {
  const place = view.regions.find((one) => one.region === region);
  if (!place?.in_play) return say(view.phase === 'homes' ? 'lying-free' : 'lying-out');
  const chips = place.chips.flatMap((count, seat) =>
    count ? [say('lying-chips', { count, seat: who(seat, names), 'seat-is': is(seat, me) })] : [],
  );
  return say('lying', { chips: chips.join(' · ') || say('lying-none'), room: place.room });
}

/** What differs between two positions, for the one who would move. */
export function gain(before: View, after: View, me: number | null, names: string[]): string {
  const parts: string[] = [];
  before.candidates.forEach((was, one) => {
    const now = after.candidates[one]!;
    const seat = who(one, names);
    const more = now.influence - was.influence;
    const money = now.money - was.money;
    if (more) parts.push(say('gain-influence', { change: signed(more), seat, 'seat-is': is(one, me) }));
    if (money)
      parts.push(say('gain-money', { change: signed(money), count: Math.abs(money), seat, 'seat-is': is(one, me) }));
  });
  return parts.length ? list(parts) : say('gain-none');
}

function asks(view: View, seat: number): string {
  if (view.phase === 'homes') return say('ask-home');
  const card = view.drawn.at(-1);
  if (view.phase === 'choosing' && card) return say('ask-card', { card: card.name, effect: effectWords(card.effect) });
  const { now, year } = view;
  if (!now) return say('ask-turn');
  const money = view.candidates[seat]?.money ?? 0;
  const can = [
    ...(!now.moved && !now.stuck ? [say('ask-can-move')] : []),
    ...(money >= now.ad_price && now.ads.length ? [say('ask-can-ad')] : []),
    ...(money >= now.smear_price && now.smears.length ? [say('ask-can-smear')] : []),
    ...(now.debates.length ? [say('ask-can-debate')] : []),
  ];
  const may = can.length ? begins(list(can, 'or')) : say('ask-can-nothing');
  return say('ask-year', { year, money, can: may, staying: now.staying });
}

export const words = {
  asks: (view, seat) => asks(view, seat),
  scores: (view) => view.candidates.map((one) => one.influence),
  sum(view, seat) {
    const parts = view.regions
      .filter((place) => place.chips[seat])
      .map((place) => ({ label: placeTitle(place.region), value: place.chips[seat]! }));
    return { parts, rule: 'KL-5.1' };
  },
  holding(view, seat) {
    const one = view.candidates[seat];
    if (!one) return '';
    return say('holding', { money: one.money, income: one.income?.total ?? 'none' });
  },
  move({ move }) {
    switch (move.kind) {
      case 'home':
        return say('move-home', { at: placeName(move.at) });
      case 'move':
        return say('move-move', { at: placeName(move.to) });
      case 'ad':
        return say('move-ad', { at: placeName(move.at) });
      case 'smear':
        return say('move-smear', { rival: party(move.rival).name, at: placeName(move.at) });
      case 'debate':
        return say('move-debate', { rival: party(move.rival).name });
      case 'choose':
        return say('move-choose', { option: option(move.option) });
      case 'end':
        return say('move-end');
    }
  },
  describe(view, names) {
    const { phase, year } = view;
    const lines = [
      phase === 'homes'
        ? say('described-homes')
        : phase === 'over'
          ? say('described-over')
          : say('described-turn', { year, seat: who(view.turn ?? 0, names) }),
    ];
    for (const [seat, one] of view.candidates.entries()) {
      const places = one.majorities.map(placeName);
      lines.push(
        say('described-seat', {
          seat: who(seat, names),
          chips: one.influence,
          money: one.money,
          where: one.at ? say('described-in', { at: placeName(one.at) }) : say('described-off'),
          leads: places.length ? say('described-leads', { places }) : say('described-leads-none'),
          income: one.income?.total ?? 'none',
        }),
      );
    }
    for (const { region, in_play, chips } of view.regions)
      if (in_play && chips.some(Boolean))
        lines.push(say('described-place', { region, place: speak(view, region, null, names) }));
    const card = view.drawn.at(-1);
    if (card) lines.push(say('described-card', { card: card.name, effect: effectWords(card.effect) }));
    return lines;
  },
  /** While one may still travel, ending the turn is not what most people want. */
  closing: (moves) =>
    moves
      .filter(({ move }) => move.kind === 'end')
      .map(({ text }) => ({
        move: text,
        label: say('move-end'),
        key: 'e',
        quiet: moves.some(({ move }) => move.kind === 'move'),
      })),
  period: ({ year }) => ({ kind: 'year', number: year }),
  decides: ['decided', 'influence'],
  sound(event) {
    switch (event.event) {
      case 'influence':
        return event.amount > 0 ? 'place' : event.amount < 0 ? 'capture' : 'none';
      case 'drew':
        return 'turn';
      case 'placed':
        return 'place';
      default:
        return 'none';
    }
  },
} satisfies Words<View, KilonzoEvent, Move>;
