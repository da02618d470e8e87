// Politics as Usual in sentences: what is asked, what a move is called, where Votes come from, the position read aloud.

import type {
  PoliticsEvent,
  PoliticsMove as Move,
  PoliticsOffer as Offer,
  PoliticsView as View,
} from '../../generated/politics-as-usual';
import { signed } from '../../lib/language';
import { list } from '../../lib/gamewords';
import { party, who } from '../../lib/parties';
import type { ClosingMove, LegalMove, Part, Words } from '../../lib/room';
import { say } from './say';
import { deckOf, issueWords, partyName, votesOf, whenWords, type Deck } from './set';

/** Why the leader leads, ties included. */
export function leads(view: View, names: string[], me: number | null = null): string {
  const { leading, speaker } = view;
  if (!leading) return '';
  const name = who(leading.seat, names);
  const you = leading.seat === me;
  const others = leading.tied.filter((seat) => seat !== leading.seat).map((seat) => who(seat, names));
  if (!others.length || !leading.tie) return say('leads-now', { you, name });
  return say('leads-tie', {
    many: leading.tied.length > 3,
    count: leading.tied.length,
    names: [name, ...others],
    you,
    name,
    why: tieWord(leading.tie, leading.seat === speaker, you),
    card: tiebreaker(view, leading.seat),
    speaker: who(speaker, names),
  });
}

function tieWord(tie: NonNullable<NonNullable<View['leading']>['tie']>, speaks: boolean, you: boolean): string {
  if (tie !== 'order') return tie;
  if (you) return speaks ? 'you-speak' : 'you-first';
  return speaks ? 'speaker' : tie;
}

function tiebreaker(view: View, seat: number): string {
  const deck = deckOf(view);
  const card = view.camps[seat]!.front.find((one) => deck.face(one).effect === 'tiebreak');
  return card === undefined ? say('leads-some-card') : deck.name(card);
}

/** What a deal would bring to both: "you +1, Ben +2 Votes", or the same as a sentence of its own. */
export function dealWords({ from, to, votes }: Offer, me: number | null, names: string[], alone = false): string {
  const sides = [
    { seat: from, gain: votes[0] },
    { seat: to, gain: votes[1] },
  ];
  const [one, two] = to === me ? [sides[1]!, sides[0]!] : [sides[0]!, sides[1]!];
  const figure = (gain: number) => (gain ? signed(gain) : '±0');
  return say(alone ? 'deal-sentence' : 'deal', {
    you: one.seat === me,
    name: who(one.seat, names),
    gain: figure(one.gain),
    other: who(two.seat, names),
    'other-gain': figure(two.gain),
  });
}

function asks(view: View, seat: number): string {
  const camp = view.camps[seat]!;
  const deck = deckOf(view);
  switch (view.phase) {
    case 'candidate':
      return say('asks-candidate');
    case 'over':
      return say('asks-over');
    default:
  }
  const issue = view.issue ? deck.issue(view.issue) : null;
  if (view.picking?.waiting.includes(seat))
    return say('asks-pick', { count: view.picking.count, cause: view.picking.cause });
  if (view.award?.winner === seat && view.award.taking !== null) return say('asks-take');
  if (view.phase === 'sidestep' && issue && view.sidestep) {
    const votes = votesOf(issue.votes);
    return view.sidestep.legal
      ? say('asks-sidestep', { issue: issue.name, votes, cost: view.sidestep.cost })
      : say('asks-contest', { issue: issue.name, votes });
  }
  const top = view.chain.at(-1);
  if (view.phase === 'react' && top) {
    const how = top.mode === 'poll' ? 'polled' : 'played';
    return say('asks-react', { card: deck.name(top.card), how: top.at === seat ? `${how}-you` : how });
  }
  if (view.phase === 'turn')
    return say('asks-turn', {
      hand: camp.hand_size,
      plays: view.plays > 1 || view.played ? view.plays : 'none',
      cards: camp.plays_limit === null ? 'none' : camp.plays_limit - camp.plays_made,
    });
  return say('asks-choose');
}

function sum(view: View, seat: number): { parts: Part[]; rule: string } {
  const camp = view.camps[seat]!;
  const deck = deckOf(view);
  const parts: Part[] = camp.won.map((id) => ({ label: deck.issue(id).name, value: deck.issue(id).votes }));
  if (camp.stack)
    parts.push({
      label: say('sum-received', { count: camp.stack, worth: camp.stack_worth }),
      value: camp.stack * camp.stack_worth,
    });
  if (camp.card)
    parts.push({
      label: say('sum-own', { count: camp.card, worth: camp.card_worth }),
      value: camp.card * camp.card_worth,
    });
  return { parts, rule: 'PU-12.2' };
}

export function holding(view: View, seat: number): string {
  const camp = view.camps[seat];
  if (!camp) return '';
  if (!camp.candidate) return say('holding-none');
  const candidate = deckOf(view).candidate(camp.candidate).short;
  return say('holding', { candidate, cards: camp.hand_size, frozen: camp.frozen_size });
}

const colourOf = (seat: number | null) => (seat === null ? '' : party(seat).name);

/** A move as a person would say it. */
export function moveWords(deck: Deck, move: Move, name: (seat: number) => string = colourOf): string {
  switch (move.kind) {
    case 'candidate':
      return say('move-candidate', { candidate: (deck.candidates[move.candidate] ?? deck.noName).name });
    case 'no_name':
      return say('move-no-name', { candidate: deck.noName.name, party: partyName(move.party) });
    case 'sidestep':
      return say('move-sidestep');
    case 'contest':
      return say('move-contest');
    case 'poll':
      return say('move-poll', { card: deck.name(move.card), at: name(move.at) });
    case 'play': {
      const card = deck.name(move.card);
      const at = move.target === null ? null : name(move.target);
      const on = move.on === null ? null : deck.name(move.on);
      if (on !== null) return at === null ? say('move-play-on', { card, on }) : say('move-play-move', { card, on, at });
      return at === null ? say('move-play', { card }) : say('move-play-at', { card, at });
    }
    case 'pass':
      return say('move-pass');
    case 'react': {
      const card = deck.name(move.card);
      return move.target === null ? say('move-react', { card }) : say('move-react-at', { card, at: name(move.target) });
    }
    case 'ok':
      return say('move-ok');
    case 'power':
      return move.card === null ? say('move-foresight') : say('move-power', { card: deck.name(move.card) });
    case 'pick':
      return say('move-pick', { card: deck.name(move.card) });
    case 'done':
      return say('move-done');
    case 'take':
      return say('move-take', { from: name(move.from) });
    case 'offer': {
      const to = name(move.to);
      if (!move.want) return say('move-offer', { to, give: move.give });
      if (!move.give) return say('move-ask', { to, want: move.want });
      return say('move-swap', { to, give: move.give, want: move.want });
    }
    case 'accept':
      return say('move-accept', { from: name(move.from) });
    case 'decline':
      return say('move-decline', { from: name(move.from) });
    case 'withdraw':
      return say('move-withdraw');
  }
}

/** A Polling total in its parts: "Bus Tour 4 + 2 for the party". */
export function pollingParts(view: View, seat: number): Part[] {
  const { polling } = view.camps[seat]!;
  const deck = deckOf(view);
  const parts: Part[] = [];
  for (const one of polling.momentum) {
    parts.push({ label: deck.name(one.card), value: one.printed });
    if (one.boost) parts.push({ label: say('polling-issue', { card: deck.name(one.card) }), value: one.boost });
    if (one.party) parts.push({ label: say('polling-party', { card: deck.name(one.card) }), value: one.party });
  }
  for (const one of polling.modifiers) parts.push({ label: deck.name(one.card), value: one.amount });
  if (polling.parade) parts.push({ label: say('polling-parade'), value: polling.parade });
  if (polling.speaker) parts.push({ label: say('polling-speaker'), value: polling.speaker });
  return parts;
}

/** The position in plain text, with the numbers that cards are typed with. */
function describe(view: View, names: string[]): string[] {
  const lines: string[] = [];
  const deck = deckOf(view);
  const issue = view.issue ? deck.issue(view.issue) : null;
  const typed = (number: number, card: string) => say('tell-card', { number, card });
  if (view.phase === 'candidate') lines.push(say('tell-choosing'));
  else if (view.phase === 'over') lines.push(say('tell-over'));
  if (issue && view.phase !== 'over')
    lines.push(
      say('tell-round', {
        round: view.round,
        rounds: view.rounds,
        issue: issue.name,
        votes: votesOf(issue.votes),
        when: whenWords(issue),
        effect: issueWords(issue),
        speaker: who(view.speaker, names),
      }),
    );
  if (view.leading) lines.push(leads(view, names));
  view.chain.forEach(({ seat, card, mode, at }, i) =>
    lines.push(
      say('tell-link', {
        number: i + 1,
        name: who(seat, names),
        card: deck.name(card),
        mode,
        aimed: at !== null,
        at: at === null ? '' : who(at, names),
      }),
    ),
  );
  view.camps.forEach((camp, seat) => {
    lines.push(
      say('tell-camp', {
        name: who(seat, names),
        candidate: camp.candidate ? deck.candidate(camp.candidate).name : say('tell-no-candidate'),
        polling: camp.polling.total,
        votes: votesOf(camp.votes),
        favors: say('favors', { own: camp.card, received: camp.stack }),
        cards: camp.hand_size,
        frozen: camp.frozen_size,
        front:
          list(
            camp.front.map((card) => deck.name(card)),
            'comma',
          ) || 'none',
      }),
    );
    if (camp.hand) {
      // What a card does has commas in it.
      const cards = camp.hand.map((card) => typed(card, deck.spoken(card)));
      const all = cards.length
        ? cards.reduce((first, next) => say('further', { first, next }))
        : say('tell-hand-empty');
      lines.push(say('tell-hand', { cards: all }));
    }
    if (camp.frozen?.length) {
      const cards = camp.frozen.map((card) => typed(card, deck.name(card)));
      lines.push(say('tell-frozen', { cards: list(cards, 'comma') }));
    }
  });
  for (const { from, to, give, want, promise } of view.offers)
    lines.push(
      say('tell-offer', {
        from: who(from, names),
        to: who(to, names),
        give,
        want,
        promises: promise !== null,
        promise: promise ?? '',
      }),
    );
  if (view.deck_bottom.length) {
    const issues = view.deck_bottom.map((id) => deck.issue(id).name);
    lines.push(say('tell-bottom', { issues: list(issues, 'comma') }));
  }
  return lines;
}

/** What needs no line of its own in the log: the sentences around it say it, or it is only a question. */
function silent(event: PoliticsEvent): boolean {
  switch (event.event) {
    case 'asked':
    case 'extra':
    case 'ok':
    case 'spent':
      return true;
    case 'turn':
      return event.plays === 1;
    case 'picked':
      return event.card === null;
    default:
      return false;
  }
}

/** Moves that end something: the buttons of the prompt, in this order. */
function closing({ text, move }: LegalMove<Move>): ClosingMove | null {
  switch (move.kind) {
    case 'contest':
      return { move: text, label: say('move-contest'), key: 'g' };
    case 'sidestep':
      return { move: text, label: say('closing-sidestep'), key: 's', quiet: true };
    case 'ok':
      return { move: text, label: say('move-ok'), key: 'y', quiet: true };
    case 'pass':
      return { move: text, label: say('move-pass'), key: 'p', quiet: true };
    case 'done':
      return { move: text, label: say('move-done'), key: 'd' };
    default:
      return null;
  }
}
const CLOSING: readonly Move['kind'][] = ['contest', 'sidestep', 'ok', 'pass', 'done'];

export const words = {
  silent: (event) => silent(event),
  asks: (view, seat) => asks(view, seat),
  scores: (view) => view.camps.map((camp) => camp.votes),
  sum: (view, seat) => sum(view, seat),
  holding: (view, seat) => holding(view, seat),
  move: ({ move, text }, view) => (view && typeof move === 'object' ? moveWords(deckOf(view), move) : text),
  describe: (view, names) => describe(view, names),
  closing: (moves) =>
    CLOSING.flatMap((kind) => {
      const legal = moves.find(({ move }) => move.kind === kind);
      return (legal && closing(legal)) ?? [];
    }),
  period: ({ round }) => ({ kind: 'issue', number: round }),
  decides: ['won'],
  sound(event) {
    switch (event.event) {
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
} satisfies Words<View, PoliticsEvent, Move>;
