// Politics as Usual in sentences: what is asked, what a move is called, where Votes come from, the position read aloud.

import type { PoliticsLeading as Leading, PoliticsView as View } from '../../generated/politics-as-usual';
import { listed, plural } from '../../lib/english';
import { party, who } from '../../lib/parties';
import type { Part, Words } from '../../lib/room';
import { choiceOf } from './gestures';
import { candidateOf, effectWords, faceOf, issueOf, issueWords, shortName, symbolOf, votesOf, whenWords } from './set';
import { tell, type Told } from './tell';

export function cardName(card: number): string {
  const face = faceOf(card);
  return face.name;
}
export function spokenCard(card: number, parties = true): string {
  const face = faceOf(card);
  const symbol = symbolOf(card);
  const poll = face.band === 'momentum' ? `polls ${face.polling}, or: ` : '';
  return `${face.name}${symbol && parties ? `, ${symbol}` : ''}, ${face.band}: ${poll}${effectWords(face)}`;
}

/** Why the leader leads, ties included. */
export function leads(leading: Leading, names: string[], speaker: number): string {
  const first = who(leading.seat, names);
  const others = leading.tied.filter((seat) => seat !== leading.seat).map((seat) => who(seat, names));
  if (!others.length || !leading.tie) return `${first} would win now.`;
  const why = {
    power: 'whose power is to win ties',
    card: 'by the Recount Lawyers',
    order:
      leading.seat === speaker
        ? 'who speaks, and the Speaker wins ties'
        : `who comes first clockwise from the Speaker, ${who(speaker, names)}`,
  }[leading.tie];
  const all = leading.tied.length > 3 ? `${leading.tied.length} are tied` : `${listed([first, ...others])} are tied`;
  return `${all}; it would go to ${first}, ${why}.`;
}

const PICKING = {
  sidestep: 'to discard for the sidestep',
  discard: 'to discard',
  freeze: 'to put on ice until the round ends',
  pass_left: 'to hand to your left neighbour',
  card_freeze: 'to put on ice until the round ends',
  winner_discard: 'to discard, as the price of winning',
} as const;

function asks(view: View, seat: number): string {
  const camp = view.camps[seat]!;
  switch (view.phase) {
    case 'candidate':
      return 'Choose your Candidate: a party, some Favors to trade, and a power.';
    case 'over':
      return 'The votes are counted.';
    default:
  }
  const issue = view.issue ? issueOf(view.issue) : null;
  if (view.picking?.waiting.includes(seat))
    return `Pick ${plural(view.picking.count, 'card')} ${PICKING[view.picking.cause]}.`;
  if (view.award?.winner === seat && view.award.taking !== null)
    return 'You won. Take a Favor from a rival: touch a lectern.';
  if (view.phase === 'sidestep' && issue && view.sidestep) {
    const { cost, legal } = view.sidestep;
    const way = legal ? `or sidestep it for ${cost ? plural(cost, 'card') : 'nothing'}` : 'it cannot be sidestepped';
    return `You speak on ${issue.name}, ${votesOf(issue.votes)}. Open the contest, ${way}.`;
  }
  const top = view.chain.at(-1);
  if (view.phase === 'react' && top) {
    const face = faceOf(top.card);
    const what =
      top.mode === 'poll'
        ? `polled for ${top.at === seat ? 'you' : 'Polling'}`
        : top.at === seat
          ? 'aimed at you'
          : 'played';
    return `${face.name} is ${what}. Answer it with a card, or let it be.`;
  }
  if (view.phase === 'turn') {
    const left =
      camp.plays_limit === null
        ? ''
        : ` ${plural(camp.plays_limit - camp.plays_made, 'card')} left to play this round.`;
    const more = view.plays > 1 || view.played ? ` ${plural(view.plays, 'play')} left.` : '';
    return `Your turn: poll a Momentum, play a card for its effect, or pass.${more}${left}`;
  }
  return 'Choose.';
}

function sum(view: View, seat: number): { parts: Part[]; rule: string } {
  const camp = view.camps[seat]!;
  const parts: Part[] = camp.won.map((id) => ({ label: issueOf(id).name, value: issueOf(id).votes }));
  const double = camp.candidate === 'no_name';
  if (camp.stack)
    parts.push({
      label: `${plural(camp.stack, 'Favor')} received${double ? ', two each' : ''}`,
      value: camp.stack * (double ? 2 : 1),
    });
  if (camp.card) {
    const counts = view.camps.length === 2;
    parts.push({
      label: `${plural(camp.card, 'Favor')} of its own${counts ? '' : ' (count nothing)'}`,
      value: counts ? camp.card : 0,
    });
  }
  return { parts, rule: 'PU-12.2' };
}

export function holding(view: View, seat: number): string {
  const camp = view.camps[seat];
  if (!camp) return '';
  if (!camp.candidate) return 'no Candidate yet';
  const frozen = camp.frozen_size ? `, ${camp.frozen_size} on ice` : '';
  return `${shortName(candidateOf(camp.candidate))} · ${plural(camp.hand_size, 'card')}${frozen}`;
}

const colourOf = (seat: number | null) => (seat === null ? '' : party(seat).name);

export function moveWords(move: string, name: (seat: number) => string = colourOf): string {
  const [verb, ...rest] = move.split(' ');
  const n = rest.map(Number);
  const choice = choiceOf(move);
  if (choice) {
    const card = cardName(choice.card);
    const at = choice.seat === null ? '' : name(choice.seat);
    const on = choice.on === null ? '' : cardName(choice.on);
    switch (choice.mode) {
      case 'poll':
        return `Poll ${card} for ${at}`;
      case 'reaction':
        return at ? `Answer with ${card}: send it to ${at}` : `Answer with ${card}`;
      case 'power':
        return `Use your power, giving up ${card}`;
      case 'effect':
        if (on && at) return `Play ${card}: move ${on} to ${at}`;
        return `Play ${card}${on ? ` on ${on}` : ''}${at ? ` at ${at}` : ''}`;
    }
  }
  switch (verb) {
    case 'candidate':
      return `Run as ${candidateOf(rest[0] ?? '').name}${rest[1] ? ` (${rest[1]})` : ''}`;
    case 'sidestep':
      return 'Sidestep the Issue';
    case 'contest':
      return 'Open the contest';
    case 'pass':
      return 'Pass';
    case 'ok':
      return 'Let it be';
    case 'power':
      return 'See the next Issue';
    case 'pick':
      return `Pick ${cardName(n[0]!)}`;
    case 'done':
      return 'Done';
    case 'take':
      return `Take a Favor from ${name(n[0]!)}`;
    case 'offer': {
      const [to, give, want] = n as [number, number, number];
      if (!want) return `Offer ${name(to)} ${plural(give, 'Favor')}`;
      if (!give) return `Ask ${name(to)} for ${plural(want, 'Favor')}`;
      return `Offer ${name(to)} ${plural(give, 'Favor')} for ${want}`;
    }
    case 'accept':
      return `Accept ${name(n[0]!)}’s offer`;
    case 'decline':
      return `Decline ${name(n[0]!)}’s offer`;
    case 'withdraw':
      return 'Withdraw your offer';
    default:
      return move;
  }
}

/** A Polling total in its parts: "Bus Tour 4 + 2 for the party". */
export function pollingParts(view: View, seat: number): Part[] {
  const polling = view.camps[seat]!.polling;
  const parts: Part[] = [];
  for (const one of polling.momentum) {
    parts.push({ label: cardName(one.card), value: one.printed });
    if (one.boost) parts.push({ label: `${cardName(one.card)}, by the Issue`, value: one.boost });
    if (one.party) parts.push({ label: `${cardName(one.card)}, own party`, value: one.party });
  }
  for (const one of polling.modifiers) parts.push({ label: cardName(one.card), value: one.amount });
  if (polling.parade) parts.push({ label: 'Parade', value: polling.parade });
  if (polling.speaker) parts.push({ label: 'Speaker', value: polling.speaker });
  return parts;
}

function describe(view: View, names: string[]): string[] {
  const lines: string[] = [];
  const issue = view.issue ? issueOf(view.issue) : null;
  if (view.phase === 'candidate') lines.push('Candidates are being chosen.');
  else if (view.phase === 'over') lines.push('The election is over.');
  if (issue && view.phase !== 'over')
    lines.push(
      `Round ${view.round} of ${view.rounds}: ${issue.name}, ${votesOf(issue.votes)}. ${whenWords(issue)}: ${issueWords(issue)}. ${who(view.speaker, names)} speaks.`,
    );
  if (view.leading) lines.push(leads(view.leading, names, view.speaker));
  view.chain.forEach((link, i) => {
    const aim = link.at === null ? '' : ` at ${who(link.at, names)}`;
    lines.push(`${i + 1}. ${who(link.seat, names)}: ${cardName(link.card)} (${link.mode})${aim}.`);
  });
  view.camps.forEach((camp, seat) => {
    const name = camp.candidate ? candidateOf(camp.candidate).name : 'no Candidate';
    const front = camp.front.length ? ` In front: ${camp.front.map(cardName).join(', ')}.` : '';
    lines.push(
      `${who(seat, names)}, ${name}: Polling ${camp.polling.total}, ${votesOf(camp.votes)}, ${camp.card} own and ${camp.stack} received Favors, ${plural(camp.hand_size, 'card')}${camp.frozen_size ? `, ${camp.frozen_size} frozen` : ''}.${front}`,
    );
    if (camp.hand)
      lines.push(`Your hand: ${camp.hand.map((card) => `${card} ${spokenCard(card)}`).join('; ') || 'empty'}.`);
    if (camp.frozen?.length)
      lines.push(`On ice: ${camp.frozen.map((card) => `${card} ${cardName(card)}`).join(', ')}.`);
  });
  for (const offer of view.offers)
    lines.push(
      `${who(offer.from, names)} offers ${who(offer.to, names)} ${offer.give} for ${offer.want}${offer.text ? `: “${offer.text}”` : ''}.`,
    );
  if (view.deck_bottom.length)
    lines.push(`Known bottom of the Issue deck: ${view.deck_bottom.map((id) => issueOf(id).name).join(', ')}.`);
  return lines;
}

export const words: Words = {
  tell: (event, names) => tell(event as unknown as Told, names),
  asks: (view, seat) => asks(view as View, seat),
  scores: (view) => (view as View).camps.map((camp) => camp.votes),
  sum: (view, seat) => sum(view as View, seat),
  holding: (view, seat) => holding(view as View, seat),
  move: (move) => moveWords(move),
  describe: (view, names) => describe(view as View, names),
  reason: (word) =>
    ({
      votes: 'Most Votes when the last Issue was settled',
      landslide: 'A landslide: ten Votes ahead of everybody',
    })[word] ?? word,
  closing(moves) {
    const can = new Set(moves);
    const list: { move: string; label: string; key: string }[] = [];
    if (can.has('contest')) list.push({ move: 'contest', label: 'Open the contest', key: 'g' });
    if (can.has('sidestep')) list.push({ move: 'sidestep', label: 'Sidestep', key: 's' });
    if (can.has('ok')) list.push({ move: 'ok', label: 'Let it be', key: 'y' });
    if (can.has('pass')) list.push({ move: 'pass', label: 'Pass', key: 'p' });
    if (can.has('done')) list.push({ move: 'done', label: 'Done', key: 'd' });
    return list;
  },
  sound(event) {
    switch ((event as unknown as Told).event) {
      case 'polled':
      case 'played':
      case 'landed':
      case 'moved':
        return 'place';
      case 'reacted':
      case 'offered':
      case 'raised':
      case 'peeked':
        return 'turn';
      case 'canceled':
      case 'redirected':
      case 'won':
      case 'removed':
      case 'stole':
        return 'capture';
      default:
        return 'none';
    }
  },
};
