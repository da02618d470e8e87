import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, SeenEvent } from '../generated/protocol';
import { MockSocket, position, snapshot, welcome } from './mock-socket';
import { RefusedError, unanswered } from './refused';
import { Table } from './table.svelte';

const event = (says: string): SeenEvent => ({ rule: 'X-1', say: { id: says } });
const moved = (seq: number, seat: number, says: string): LogEntry => ({
  seq,
  at: 0,
  what: 'moved',
  seat,
  events: [event(says)],
});

let table: Table;
beforeEach(() => {
  vi.useFakeTimers();
  MockSocket.all = [];
  table = new Table('abc', MockSocket.open);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe('a table', () => {
  it('offers exactly the moves it was told, to the seat that holds them', () => {
    MockSocket.last.say(welcome());
    expect(table.link).toBe('live');
    expect(table.moves.map(({ text }) => text)).toEqual(['base 1,0']);
    expect(table.acting).toBe(1);
    expect(table.yourTurn).toBe(true);
  });

  it('offers none while the game is paused or to a spectator', () => {
    MockSocket.last.say(welcome({ phase: 'paused' }));
    expect(table.moves.map(({ text }) => text)).toEqual([]);
    MockSocket.last.say(
      welcome({
        you: { user: 'x', name: 'X', host: false, seats: [], eyes: 'spectator', words_wanted: [] },
        position: { ...position([]), moves: [] },
      }),
    );
    expect(table.moves.map(({ text }) => text)).toEqual([]);
    expect(table.acting).toBeNull();
    expect(table.yourTurn).toBe(false);
  });

  it('offers moves out of turn without calling it a turn', () => {
    MockSocket.last.say(welcome({ position: position(['offer 0 1 0'], [0]) }));
    expect(table.acting).toBe(1);
    expect(table.moves.map(({ text }) => text)).toEqual(['offer 0 1 0']);
    expect(table.yourTurn).toBe(false);
  });

  it('knows which orders stand, and keeps the number they came with', () => {
    MockSocket.last.say(welcome());
    expect(table.orders).toEqual([]);
    MockSocket.last.say({ type: 'orders', seq: 6, seat: 1, orders: ['pass'] });
    expect(table.orders).toEqual(['pass']);
    expect(table.moves.map(({ text }) => text)).toEqual(['base 1,0']);
    expect(table.seq).toBe(6);
    const after = position(['base 1,0']);
    MockSocket.last.say({ type: 'update', seq: 7, phase: 'playing', entry: moved(7, 0, 'B'), position: after });
    expect(table.orders).toEqual([]);
  });

  it('asks for hints only where the server offers them, and hands on what it says', async () => {
    MockSocket.last.say(welcome());
    expect(table.canHint).toBe(false);
    const at = position(['base 1,0']);
    const moves = at.moves.map((one) => ({ ...one, can_hint: true }));
    MockSocket.last.say({ type: 'snapshot', ...snapshot({ position: { ...at, moves } }) });
    expect(table.canHint).toBe(true);
    const hint = table.hint(1);
    const sent = MockSocket.last.sent.at(-1)!;
    expect(sent).toMatchObject({ type: 'hint', seat: 1 });
    const best = [{ move: { text: 'base 1,0', move: null }, share: 0.7, visits: 9 }];
    MockSocket.last.say({ type: 'hint', id: sent.id!, seq: 5, seat: 1, shares: [0.3, 0.7], moves: best });
    expect((await hint).moves).toEqual(best);
  });

  it('asks bots for their reasons, and tells them to nobody else at the same device', async () => {
    const robot = { ...snapshot().seats[0]!, kind: 'bot' as const, name: 'Robot', bot: 'x' };
    MockSocket.last.say(welcome({ seats: [robot, snapshot().seats[1]!] }));
    expect([moved(6, 0, 'B'), moved(7, 1, 'B')].map((entry) => table.byBot(entry))).toEqual([true, false]);
    expect(table.byBot({ ...moved(7, 1, 'B'), by: 'bot' } as LogEntry)).toBe(true);
    expect(table.byBot({ ...moved(7, 0, 'B'), by: 'table' } as LogEntry)).toBe(false);
    const asked = table.why(6);
    expect(table.reasons.get(6)).toEqual({ state: 'thinking' });
    const sent = MockSocket.last.sent.at(-1)!;
    expect(sent).toMatchObject({ type: 'why', seq: 6 });
    MockSocket.last.say({ type: 'why', id: sent.id!, seq: 6, seat: 0, text: 'It tips two flags.', say: { id: 'x' } });
    await asked;
    expect(table.reasons.get(6)).toEqual({ state: 'said', text: 'It tips two flags.' });
    const refused = table.why(9);
    const code = 'bad_request' as const;
    const answer = { ...unanswered('No bot did that.'), code };
    MockSocket.last.say({ type: 'refused', id: MockSocket.last.sent.at(-1)!.id!, ...answer });
    await refused;
    expect(table.reasons.get(9)).toEqual({ state: 'refused', text: 'No bot did that.' });
    const you = { ...snapshot().you, eyes: 'spectator' as const };
    MockSocket.last.say({ type: 'snapshot', ...snapshot({ you }) });
    expect(table.reasons.size).toBe(0);
  });

  it('takes a secret choice out of the middle of what was told', () => {
    MockSocket.last.say(welcome({ log: [{ seq: 4, at: 0, what: 'started', events: [] }, moved(5, 1, 'mine')] }));
    const update = (entry: LogEntry) =>
      MockSocket.last.say({ type: 'update', seq: entry.seq, phase: 'playing', entry });
    update(moved(6, 0, 'theirs'));
    update({ seq: 7, at: 0, what: 'took_back', seat: 1 });
    expect(table.told.map((one) => one.map(({ say }) => say.id))).toEqual([[], ['theirs']]);
    update({ seq: 8, at: 0, what: 'undone', seat: 0, moves: 1 });
    expect(table.told).toEqual([[]]);
  });

  it('puts what changed into the position it was sent, whatever it was told between', () => {
    MockSocket.last.say(
      welcome({ position: { ...position(['base 1,0', 'base 2,0']), view: { seats: [1, 2], city: {} } } }),
    );
    const city = (table.position!.view as { city: object }).city;
    MockSocket.last.say({ type: 'orders', seq: 6, seat: 1, orders: ['pass'] });
    const update = (seq: number, change: unknown) =>
      MockSocket.last.say({ type: 'update', seq, phase: 'playing', entry: moved(seq, 1, 'B'), change });
    update(7, { played: [1], view: { seats: { 1: [5] } }, pending: { 0: [0] }, moves: { 0: { idle: 2 } } });
    expect(table.position).toMatchObject({ played: 1, view: { seats: [1, 5], city: {} }, pending: [0] });
    expect((table.position!.view as { city: object }).city).toBe(city);
    // The list that the next change starts from is not a list of legal moves.
    expect([table.moves, table.orders]).toEqual([[], []]);
    const other = { text: 'base 3,0', move: 'base 3,0' };
    update(8, { pending: { 0: 1 }, moves: { 0: { idle: 1, moves: [[1, 1, -1, 1, 0, 1], [other]] } } });
    expect(table.moves.map(({ text }) => text)).toEqual(['base 2,0', 'base 3,0']);
  });

  it('asks for earlier lines of the log, a page at a time or all', async () => {
    MockSocket.last.say(welcome({ seq: 9, since: 7, log: [moved(8, 1, 'h'), moved(9, 0, 'i')] }));
    const answer = async (since: number, entries: LogEntry[]) => {
      const sent = MockSocket.last.sent.at(-1)!;
      expect(sent).toMatchObject({ type: 'log', until: table.reaches });
      MockSocket.last.say({ type: 'log', id: sent.id!, since, until: table.reaches, log: entries, chat: [] });
      await vi.advanceTimersByTimeAsync(0);
    };
    void table.recall();
    await answer(5, [moved(6, 1, 'f'), moved(7, 0, 'g')]);
    expect([table.reaches, table.log.map((entry) => entry.seq)]).toEqual([5, [6, 7, 8, 9]]);
    expect(MockSocket.last.sent).toHaveLength(1);
    table.remember();
    await answer(2, [moved(3, 1, 'c')]);
    await answer(0, [moved(1, 1, 'a')]);
    expect([table.reaches, table.log.map((entry) => entry.seq)]).toEqual([0, [1, 3, 6, 7, 8, 9]]);
  });

  it('sends a move with the newest number it has seen', async () => {
    MockSocket.last.say(welcome());
    const done = table.play(1, 'base 1,0');
    expect(MockSocket.last.sent).toEqual([{ id: 1, type: 'play', seat: 1, seq: 5, move: 'base 1,0' }]);
    MockSocket.last.say({ type: 'done', id: 1, seq: 6 });
    await expect(done).resolves.toBeUndefined();
  });

  it('hands a refusal back with its rule', async () => {
    MockSocket.last.say(welcome());
    const done = table.play(1, 'base 9,9');
    MockSocket.last.say({ type: 'refused', id: 1, ...unanswered('too far'), code: 'illegal_move', rule: 'KZ-3.1' });
    const refusal = await done.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(RefusedError);
    expect((refusal as RefusedError).refused.rule).toBe('KZ-3.1');
  });

  it('gives a word of luck for each seat that owes one, and never the same', () => {
    MockSocket.last.say(
      welcome({ you: { user: 'u', name: 'U', host: true, seats: [0, 1], eyes: 0, words_wanted: [0, 1] } }),
    );
    const words = MockSocket.last.sent.map((frame) => (frame.type === 'word' ? frame.word : ''));
    expect(words).toHaveLength(2);
    expect(words[0]).toMatch(/^[0-9a-f]{24}$/);
    expect(words[0]).not.toBe(words[1]);
  });

  it('asks once for a preview, and forgets it when the position changes', () => {
    MockSocket.last.say(welcome());
    table.foresee(1, 'base 1,0');
    table.foresee(1, 'base 1,0');
    expect(MockSocket.last.sent).toHaveLength(1);
    const after = { view: { x: 1 }, events: [] };
    MockSocket.last.say({ type: 'previews', id: 1, seq: 5, seat: 1, previews: [{ move: 'base 1,0', after }] });
    expect(table.foreseen.get('base 1,0')).toEqual(after);
    MockSocket.last.say({
      type: 'update',
      seq: 6,
      phase: 'playing',
      entry: moved(6, 1, 'a'),
      position: position([], [0]),
    });
    expect(table.foreseen.size).toBe(0);
    // An answer about the position before the move comes too late.
    MockSocket.last.say({ type: 'previews', id: 1, seq: 5, seat: 1, previews: [{ move: 'base 1,0', after }] });
    expect(table.foreseen.size).toBe(0);
  });

  it('knows the newest move also after one was taken back', () => {
    MockSocket.last.say(
      welcome({
        log: [{ seq: 1, at: 0, what: 'started', events: [event('setup')] }, moved(2, 1, 'one'), moved(3, 0, 'two')],
      }),
    );
    expect(table.newest[0]!.say.id).toBe('two');
    MockSocket.last.say({
      type: 'update',
      seq: 4,
      phase: 'playing',
      entry: { seq: 4, at: 0, what: 'undone', seat: 0, moves: 1 },
    });
    expect(table.newest[0]!.say.id).toBe('one');
  });

  it('lets the pending one of several held seats act', () => {
    MockSocket.last.say(
      welcome({
        you: { user: 'u', name: 'U', host: true, seats: [0, 1], eyes: 0, words_wanted: [] },
        position: {
          played: 3,
          view: {},
          pending: [1],
          moves: [
            { seat: 0, moves: [], can_undo: 'asking' },
            { seat: 1, moves: [{ text: 'b', move: 'b' }], can_undo: 'no' },
          ],
        },
      }),
    );
    expect(table.acting).toBe(1);
    expect(table.undoSeat).toBe(0);
    expect(table.canUndo).toBe('asking');
  });

  it('replaces everything on a snapshot', () => {
    MockSocket.last.say(welcome({ log: [moved(2, 1, 'old')] }));
    MockSocket.last.say({ type: 'snapshot', ...snapshot({ seq: 7, log: [moved(3, 0, 'new')] }) });
    expect(table.log.map((entry) => entry.seq)).toEqual([3]);
  });
});

describe('a lost connection', () => {
  it('comes back by itself, asks only for what came after, and joins it on', () => {
    MockSocket.last.say(welcome({ seq: 5, log: [moved(4, 1, 'a'), moved(5, 0, 'b')] }));
    MockSocket.last.drop();
    expect(table.link).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(MockSocket.all).toHaveLength(2);
    expect(MockSocket.last.url).toMatch(/\/api\/tables\/abc\/socket\?changes=true&since=5$/);
    MockSocket.last.say(welcome({ seq: 6, log: [moved(6, 1, 'c')] }));
    expect(table.link).toBe('live');
    expect(table.log.map((entry) => entry.seq)).toEqual([4, 5, 6]);
  });

  it('keeps nothing one hand has read for the next, where several are held in secret', () => {
    const hands = { you: { user: 'u', name: 'U', host: true, seats: [0, 1], eyes: 0 as const, words_wanted: [] } };
    MockSocket.last.say(
      welcome({ ...hands, seq: 5, log: [moved(4, 0, 'draws the ace'), moved(5, 1, 'b')] }, { secrets: true }),
    );
    MockSocket.last.drop();
    vi.advanceTimersByTime(1000);
    expect(MockSocket.last.url).toMatch(/\/socket\?changes=true$/);
    MockSocket.last.say(
      welcome({ ...hands, seq: 6, log: [moved(4, 0, 'draws a card'), moved(6, 1, 'c')] }, { secrets: true }),
    );
    expect(table.log.flatMap((entry) => ('events' in entry ? entry.events.map((one) => one.say.id) : []))).toEqual([
      'draws a card',
      'c',
    ]);
  });

  it('begins the log again where more was missed than it is told', () => {
    MockSocket.last.say(welcome({ seq: 5, log: [moved(4, 1, 'a'), moved(5, 0, 'b')] }));
    MockSocket.last.drop();
    vi.advanceTimersByTime(1000);
    MockSocket.last.say(welcome({ seq: 90, since: 88, log: [moved(89, 1, 'y'), moved(90, 0, 'z')] }));
    expect(table.log.map((entry) => entry.seq)).toEqual([89, 90]);
    expect(table.reaches).toBe(88);
  });

  it('marks what was missed, and only that, as news', async () => {
    const missed = vi.fn();
    table.onMissed = missed;
    MockSocket.last.say(welcome({ seq: 6, left_at: 6, log: [moved(5, 1, 'a'), moved(6, 0, 'b')] }));
    expect(table.leftAt).toBeNull();
    MockSocket.last.drop();
    vi.advanceTimersByTime(1000);
    MockSocket.last.say(welcome({ seq: 8, left_at: 6, log: [moved(7, 1, 'c'), moved(8, 0, 'd')] }));
    await Promise.resolve();
    expect(table.leftAt).toBe(6);
    expect(missed).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('says when nobody looks, again on a new connection, and when somebody is back', () => {
    const looks = () => MockSocket.last.sent.flatMap((one) => (one.type === 'looking' ? [one.looking] : []));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const turn = (away: boolean) => {
      hidden.mockReturnValue(away);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn(true);
    expect(looks()).toEqual([]);
    MockSocket.last.say(welcome());
    expect(looks()).toEqual([false]);
    turn(false);
    turn(true);
    expect(looks()).toEqual([false, true, false]);
    MockSocket.last.drop();
    vi.advanceTimersByTime(1000);
    expect(looks()).toEqual([]);
    MockSocket.last.say(welcome());
    expect(looks()).toEqual([false]);
    turn(false);
    MockSocket.last.drop();
    vi.advanceTimersByTime(1000);
    MockSocket.last.say(welcome());
    expect(looks()).toEqual([]);
    hidden.mockRestore();
  });

  it('waits longer each time the server is away', () => {
    for (let i = 0; i < 6; i++) {
      MockSocket.last.drop();
      vi.advanceTimersByTime(20_000);
    }
    expect(MockSocket.all).toHaveLength(7);
    MockSocket.last.drop();
    vi.advanceTimersByTime(1000);
    expect(MockSocket.all).toHaveLength(7);
  });

  it('fails what was waiting for an answer instead of leaving it hanging', async () => {
    MockSocket.last.say(welcome());
    const done = table.play(1, 'base 1,0');
    MockSocket.last.drop();
    await expect(done).rejects.toThrow(/connection was lost/);
    await expect(table.play(1, 'base 1,0')).rejects.toThrow(/connection is down/);
  });
});
