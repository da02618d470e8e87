// What a device keeps belongs to one person, and a table can begin with it.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Me, TableSummary } from '../generated/protocol';
import { MockSocket, welcome } from '../lib/mock-socket';
import { Kept, type KeptTable, type Store, type Welcome } from './kept';
import { asKept } from './offline';

/** The same promises as the browser's database, in memory. */
class Memory implements Store {
  things = new Map<string, unknown>();
  get = (key: string) => Promise.resolve(this.things.get(key));
  put = async (owner: string, key: string, value: unknown) => {
    if (this.things.get('owner') === owner) this.things.set(key, value);
  };
  drop = async (key: string) => void this.things.delete(key);
  own = async (owner: string) => {
    if (this.things.get('owner') === owner) return;
    this.things.clear();
    this.things.set('owner', owner);
  };
  clear = async () => this.things.clear();
}

const me = (user: string): Me => ({ user, name: user, account: null, language: null });
const seen = (user: string, id = 'abc'): KeptTable => {
  const said = welcome({ seq: 9 }, { id }) as Welcome;
  return { at: 1000, asked: 'Build.', welcome: { ...said, you: { ...said.you, user } } };
};
const listed = [{ table: 'abc' } as TableSummary];

let memory: Memory;
let kept: Kept;
beforeEach(() => {
  memory = new Memory();
  kept = new Kept(memory);
});

describe('what is kept', () => {
  it('is there again for its person', async () => {
    await kept.belongsTo(me('ann'));
    await kept.keepTables('ann', listed);
    await kept.keepTable(seen('ann'));
    await kept.belongsTo(me('ann'));
    expect((await kept.tables())?.value).toEqual(listed);
    expect((await kept.table('abc'))?.asked).toBe('Build.');
    expect((await kept.me())?.user).toBe('ann');
  });
  it('is gone when another person signs in, or when its own signs out', async () => {
    await kept.belongsTo(me('ann'));
    await kept.keepTable(seen('ann'));
    await kept.belongsTo(me('ben'));
    expect(await kept.table('abc')).toBeNull();
    await kept.keepTable(seen('ben'));
    await kept.forget();
    expect(memory.things.size).toBe(0);
  });
  it('is never another person’s: a tab that still shows the last one keeps nothing', async () => {
    await kept.belongsTo(me('ben'));
    await kept.keepTable(seen('ann'));
    await kept.keepTables('ann', listed);
    expect([await kept.table('abc'), await kept.tables()]).toEqual([null, null]);
    await kept.forget();
    await kept.keepTable(seen('ben'));
    expect(memory.things.size).toBe(0);
  });
  it('is the newest twenty tables', async () => {
    await kept.belongsTo(me('ann'));
    for (let n = 0; n < 23; n++) await kept.keepTable(seen('ann', `t${n}`));
    await kept.keepTable(seen('ann', 't10'));
    const there = [...memory.things.keys()].filter((key) => key.startsWith('table '));
    expect(there).toHaveLength(20);
    expect([await kept.table('t2'), (await kept.table('t3'))?.asked]).toEqual([null, 'Build.']);
  });
});

describe('a table without a network', () => {
  beforeEach(() => (MockSocket.all = []));
  it('begins with what was kept, says as of when, and goes on from there', async () => {
    const table = asKept('abc', seen('u1'), MockSocket.open);
    await table.arrived;
    await Promise.resolve();
    expect([table.link, table.asOf, table.seq, table.info?.game]).toEqual(['lost', 1000, 9, 'kuzushi']);
    // The line comes back, and only what is new is asked for.
    window.dispatchEvent(new Event('online'));
    expect(MockSocket.last.url).toContain('since=9');
    MockSocket.last.say(welcome({ seq: 12, since: 9, left_at: 9, log: [] }));
    expect([table.link, table.seq]).toEqual(['live', 12]);
    table.close();
  });
});
