// Kilonzo in sentences: regions, events, refusals, positions.

import type { KilonzoCause, KilonzoEvent, KilonzoRegion as Region, KilonzoView as View } from '../../generated/kilonzo';
import { capital, listed, signed } from '../../lib/english';
import { party, who } from '../../lib/parties';
import type { Words } from '../../lib/room';
import { effectWords } from './cards';
import { placeName, PLACES } from './places';

const chips = (n: number) => (n === 1 ? 'one chip' : `${n} chips`);

const FOR: Record<KilonzoCause, string> = {
  home: 'to begin with',
  funding: 'as funding',
  fare: 'for the longer way',
  landing: 'for arriving where no rival is',
  ad: 'by an ad campaign',
  smear: 'by a smear campaign',
  debate: 'by the debate',
  staying: 'for staying',
  card: 'by the card',
};

/** An option of a card as one would say it. */
export function option(token: string, names: string[]): string {
  if (token in PLACES) return placeName(token as Region);
  const [seat, region] = token.split('@');
  if (region) return `${who(Number(seat), names)}’s chip in ${placeName(region as Region)}`;
  if (/^\d$/.test(token)) return who(Number(token), names);
  return token === 'a' ? 'the first offer' : 'the second offer';
}

function tell(event: KilonzoEvent, names: string[]): string {
  const name = (seat: number) => who(seat, names);
  switch (event.event) {
    case 'deck_shuffled':
      return `The ${event.cards} Cards of Chance are shuffled.`;
    case 'rolled': {
      const more = event.counts === event.die ? '' : `, which counts ${event.counts}`;
      const what = { start: 'to start', debate: 'in the debate', interview: 'in the interview' }[event.purpose];
      return `${name(event.seat)} rolls ${event.die} ${what}${more}.`;
    }
    case 'starter':
      return `${name(event.seat)} starts.`;
    case 'placed':
      if (event.by === 'home') return `${name(event.seat)} settles in ${placeName(event.to)}.`;
      if (event.by === 'card') return `${name(event.seat)} is put in ${placeName(event.to)}.`;
      return `${name(event.seat)} travels to ${placeName(event.to)}.`;
    case 'influence': {
      const where = placeName(event.at);
      if (!event.amount) return `Nothing changes for ${name(event.seat)} in ${where}.`;
      const verb = event.amount > 0 ? 'gains' : 'loses';
      return `${name(event.seat)} ${verb} ${chips(Math.abs(event.amount))} in ${where}, ${FOR[event.cause]}.`;
    }
    case 'money': {
      if (!event.amount) return `${name(event.seat)} gets and pays nothing.`;
      const paid = event.cause === 'ad' || event.cause === 'smear' || event.cause === 'fare';
      if (paid)
        return `${name(event.seat)} pays $${-event.amount} ${event.cause === 'fare' ? FOR.fare : `for ${event.cause === 'ad' ? 'an ad' : 'a smear'}`}.`;
      return `${name(event.seat)} ${event.amount > 0 ? 'gets' : 'loses'} $${Math.abs(event.amount)} ${FOR[event.cause]}.`;
    }
    case 'turn':
      return `${name(event.seat)} begins year ${event.year}.`;
    case 'drew':
      return `${name(event.seat)} draws “${event.name}”: ${effectWords(event.effect)}`;
    case 'chose':
      return `${name(event.seat)} chooses ${option(event.option, names)}${event.by === 'engine' ? ', the only option' : ''}.`;
    case 'no_option':
      return 'The card finds nothing to choose from.';
    case 'decided':
      return `${name(event.winner)} wins the ${event.purpose === 'interview' ? 'interview' : 'debate'} against ${name(event.loser)}.`;
    case 'game_over':
      return 'Five years are over. The votes are counted.';
  }
}

export function whose(seat: number, me: number | null, names: string[]): string {
  return seat === me ? 'yours' : `${who(seat, names)}’s`;
}

/** "Nairobi, 2 of yours, 1 of Green's, 3 of 3": what a region is to the one whose cursor is on it. */
export function speak(view: View, region: Region, me: number | null, names: string[]): string {
  const place = view.regions.find((one) => one.region === region);
  if (!place) return placeName(region);
  const parts = [capital(placeName(region))];
  if (place.home_of !== null) parts.push(place.home_of === me ? 'your home' : `${who(place.home_of, names)}’s home`);
  if (!place.in_play) return `${parts[0]}, ${view.phase === 'homes' ? 'free' : 'out of play'}`;
  place.chips.forEach((count, seat) => {
    if (count) parts.push(`${count} of ${whose(seat, me, names)}`);
  });
  parts.push(`${3 - place.room} of 3 chips`);
  const here = view.candidates.flatMap((one, seat) => (one.at === region ? [seat] : []));
  if (here.length)
    parts.push(
      `${listed(here.map((seat) => (seat === me ? 'you' : who(seat, names))))} ${here.length === 1 && here[0] !== me ? 'stands' : 'stand'} here`,
    );
  if (place.majority !== null) parts.push(`majority ${whose(place.majority, me, names)}`);
  return parts.join(', ');
}

/** The same in a few words, for the head of a slip. */
export function lying(view: View, region: Region, me: number | null, names: string[]): string {
  const place = view.regions.find((one) => one.region === region);
  if (!place?.in_play) return view.phase === 'homes' ? 'free' : 'out of play';
  const parts = place.chips.flatMap((count, seat) =>
    count ? [`${count} ${seat === me ? 'yours' : who(seat, names)}`] : [],
  );
  return `${parts.join(' · ') || 'no chips'} · ${place.room ? `room for ${place.room}` : 'full'}`;
}

/** What differs between two positions, for the one who would move. */
export function gain(before: View, after: View, me: number | null, names: string[]): string {
  const parts: string[] = [];
  before.candidates.forEach((was, seat) => {
    const is = after.candidates[seat]!;
    const name = seat === me ? 'you' : who(seat, names);
    const more = is.influence - was.influence;
    const money = is.money - was.money;
    if (more) parts.push(`${signed(more)} influence for ${name}`);
    if (money) parts.push(`${signed(money)} dollars for ${name}`);
  });
  return parts.length ? listed(parts) : 'nobody gains or loses';
}

function asks(view: View, seat: number): string {
  if (view.phase === 'homes') return 'Choose a home: a side of the map to start from, with two chips and $2.';
  const card = view.drawn.at(-1);
  if (view.phase === 'choosing' && card) return `“${card.name}”: ${effectWords(card.effect)}`;
  const now = view.now;
  if (!now) return 'It is your turn.';
  const money = view.candidates[seat]?.money ?? 0;
  const can = [
    !now.moved && !now.stuck && 'move',
    money >= now.ad_price && now.ads.length && 'advertise',
    money >= now.smear_price && now.smears.length && 'smear',
    now.debates.length && 'debate',
  ].filter((one): one is string => !!one);
  const may = can.length
    ? `${capital(can.length > 1 ? `${can.slice(0, -1).join(', ')} or ${can.at(-1)}` : can[0]!)}`
    : 'Nothing left to do';
  const stay = now.staying ? '; ending here without a move brings +1' : '';
  return `Year ${view.year}, $${money}. ${may}${stay}.`;
}

export const words: Words = {
  tell: (event, names) => tell(event as unknown as KilonzoEvent, names),
  asks: (view, seat) => asks(view as View, seat),
  scores: (view) => (view as View).candidates.map((one) => one.influence),
  sum(view, seat) {
    const parts = (view as View).regions
      .filter((place) => place.chips[seat])
      .map((place) => ({ label: capital(placeName(place.region)), value: place.chips[seat]! }));
    return { parts, rule: 'KL-5.1' };
  },
  holding(view, seat) {
    const one = (view as View).candidates[seat];
    if (!one) return '';
    return `$${one.money}${one.income ? ` · next +$${one.income.total}` : ''}`;
  },
  move(move) {
    const [verb, first, second] = move.split(' ');
    const at = first && first in PLACES ? placeName(first as Region) : '';
    switch (verb) {
      case 'home':
        return `Settle in ${at}`;
      case 'move':
        return `Move to ${at}`;
      case 'ad':
        return `Ad in ${at}`;
      case 'smear':
        return `Smear ${party(Number(second)).name} in ${at}`;
      case 'debate':
        return `Debate ${party(Number(first)).name}`;
      case 'choose':
        return `Choose ${option(first ?? '', [])}`;
      default:
        return 'End turn';
    }
  },
  describe(view, names) {
    const v = view as View;
    const lines = [
      v.phase === 'homes'
        ? 'Homes are being chosen.'
        : v.phase === 'over'
          ? 'The election is over.'
          : `Year ${v.year} of 5, ${who(v.turn ?? 0, names)}’s turn.`,
    ];
    for (const [seat, one] of v.candidates.entries()) {
      const income = one.income ? ` Next funding $${one.income.total}.` : '';
      lines.push(
        `${who(seat, names)}: ${one.influence} chips, $${one.money}, ${one.at ? `in ${one.at}` : 'not on the board'}, leads ${one.majorities.join(' ') || 'nowhere'}.${income}`,
      );
    }
    for (const place of v.regions)
      if (place.in_play && place.chips.some(Boolean))
        lines.push(`${place.region}: ${speak(v, place.region, null, names)}.`);
    const card = v.drawn.at(-1);
    if (card) lines.push(`Last card: ${card.name}. ${effectWords(card.effect)}`);
    return lines;
  },
  reason: (word) =>
    ({
      influence: 'Most influence on the map',
      majorities: 'Equal influence; more regions held decide',
      money: 'Equal influence and regions; the fuller purse decides',
      shared: 'Equal in influence, regions and money: the office is shared',
      solo: 'Five years on the road',
    })[word] ?? word,
  closing: (moves) => (moves.includes('end') ? [{ move: 'end', label: 'End turn', key: 'e' }] : []),
  sound(event) {
    const told = event as unknown as KilonzoEvent;
    switch (told.event) {
      case 'influence':
        return told.amount > 0 ? 'place' : told.amount < 0 ? 'capture' : 'none';
      case 'drew':
        return 'turn';
      case 'placed':
        return 'place';
      default:
        return 'none';
    }
  },
};
