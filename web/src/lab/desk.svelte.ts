// A set on the desk: what was typed, what the server makes of it, and what is wrong with it. The server keeps nothing of this until the set
// is saved; a draft stays in this tab.

import type { Edit, EntryAt, FieldDifference, SheetFile, WrongField } from '../generated/lab';
import type { SavedSet, SetSheet, SetSummary } from '../generated/protocol';
import { patiently } from '../lib/api';
import { RefusedError, sentence, unanswered } from '../lib/refused';
import { lab, type Files } from './api';
import { drafts } from './drafts';
import { fieldAt, nameOf, type Place } from './places';

type Typed = Extract<Edit, { type: 'set' }>;

/** How long after the last key the server is asked. */
const PAUSE = 300;
/** So many changes fit into one request. */
const MOST = 200;

export class Desk {
  readonly game: string;
  /** The saved set this is; null for a draft that has no name yet. */
  saved = $state.raw<SavedSet | null>(null);
  files = $state.raw<Files>({});
  sheet = $state.raw<SheetFile[]>([]);
  wrong = $state.raw<WrongField | null>(null);
  differences = $state.raw<FieldDifference[]>([]);
  components = $state.raw<Record<string, string>>({});
  /** What is printed on the cards: of the last set in which nothing was wrong. */
  faces = $state.raw<unknown>(null);
  /** Texts that the files do not have, or not yet, by the name of their place. */
  typed = $state.raw<ReadonlyMap<string, string>>(new Map());
  ready = $state(false);
  busy = $state(false);
  /** Why the server was not reached; empty while all is well. */
  trouble = $state('');
  /** What it is compared with; null for the set that comes with the game. */
  against = $state.raw<SavedSet | null>(null);

  #origin = $state.raw<Files>({});
  readonly changed = $derived(this.typed.size > 0 || !same(this.files, this.#origin));
  readonly mine = $derived(this.saved === null || this.saved.summary.mine);
  /** The set that comes with the game, as it is. */
  readonly standard = $derived(this.saved === null && !this.changed);

  /** Typed since the server was last asked, and what it could not make, by place. */
  #fresh = new Map<string, Typed>();
  #refused = new Map<string, Typed>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #work: Promise<void> = Promise.resolve();

  constructor(game: string) {
    this.game = game;
  }

  /** Opens a saved set, or the one that comes with the game; with the draft of it that this tab has. */
  async open(set: string | null): Promise<void> {
    this.saved = set === null ? null : await lab.set(set);
    const told = await lab.sheet(this.game, this.saved ? { files: this.saved.files } : {});
    this.#origin = told.files;
    const draft = drafts.read(this.game, this.saved?.summary ?? null);
    if (draft && this.mine) this.#take(await lab.sheet(this.game, { files: draft }));
    else this.#take(told);
    this.ready = true;
  }

  /** What a field shows. */
  shown(place: Place, value: string): string {
    return this.typed.get(nameOf(place)) ?? value;
  }

  /** Somebody types; null takes the field away. */
  type(place: Place, value: string | null): void {
    const name = nameOf(place);
    this.typed = new Map(this.typed).set(name, value ?? '');
    this.#refused.delete(name);
    this.#fresh.set(name, { type: 'set', ...place, value });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.settle(), PAUSE);
  }

  copy(file: string, entry: EntryAt): Promise<void> {
    return this.#rearrange({ type: 'copy', file, entry }, 1);
  }

  remove(file: string, entry: EntryAt): Promise<void> {
    return this.#rearrange({ type: 'remove', file, entry }, -1);
  }

  /** Other files in the place of these. False, with the reason, if they are no tables at all. */
  async adopt(files: Files): Promise<WrongField | null> {
    await this.settle();
    const told = await lab.sheet(this.game, { files, ...this.#compared() });
    if (!told.sheet.length && told.wrong) return told.wrong;
    this.#forget();
    this.#take(told);
    return null;
  }

  /** Back to what is saved. */
  async discard(): Promise<void> {
    this.#forget();
    await this.adopt(this.#origin);
  }

  async compare(with_: SavedSet | null): Promise<void> {
    this.against = with_;
    // What was refused is asked about again, so that it is still told.
    for (const [name, edit] of this.#refused) if (!this.#fresh.has(name)) this.#fresh.set(name, edit);
    this.#refused.clear();
    this.#work = this.#work.then(() => (this.#fresh.size ? this.#send() : this.#ask([]).then(() => {})));
    await this.#work;
  }

  /** Sends what was typed, and waits until the server has answered. */
  settle(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#fresh.size) this.#work = this.#work.then(() => this.#send());
    return this.#work;
  }

  /** Saves it under a name: as another version where it has one already, else as a new set. Throws what the server refuses. */
  async save(name: string, as: 'version' | 'new'): Promise<SetSummary> {
    await this.settle();
    // What could not be sent is not saved without a word.
    if (this.#fresh.size) throw new RefusedError(unanswered(this.trouble));
    const files = this.files;
    const before = this.saved?.summary;
    const summary =
      as === 'version' && before?.mine
        ? await lab.change(before.set, { name, files, before: before.version })
        : await lab.save({ game: this.game, name, files });
    drafts.drop(this.game, before ?? null);
    this.saved = { summary, files };
    this.#origin = files;
    return summary;
  }

  /** Sends what was typed; what was refused before comes last, so that it is still told and holds nothing up. */
  async #send(): Promise<void> {
    while (this.#fresh.size) {
      const fresh = [...this.#fresh];
      this.#fresh.clear();
      const sent = [...fresh, ...this.#refused].slice(0, MOST);
      for (const [name, edit] of fresh.slice(MOST)) this.#fresh.set(name, edit);
      const told = await this.#ask(sent.map(([, edit]) => edit));
      if (!told) {
        // Not reached: it is sent with what is typed next.
        for (const [name, edit] of fresh) if (!this.#fresh.has(name)) this.#fresh.set(name, edit);
        return;
      }
      const failed = sent.findIndex(([, edit]) => isAbout(told, edit) && lacks(told, edit));
      for (const [at, [name, edit]] of sent.entries()) {
        if (failed !== -1 && at > failed) {
          if (at < fresh.length && !this.#fresh.has(name)) this.#fresh.set(name, edit);
        } else if (at === failed) this.#refused.set(name, edit);
        else {
          this.#refused.delete(name);
          this.#forgetTyped(name, edit.value ?? '');
        }
      }
    }
    this.#note();
  }

  /** Entries behind the one that comes or goes have other numbers then, also in what was refused. */
  #rearrange(edit: Exclude<Edit, Typed>, by: number): Promise<void> {
    void this.settle();
    this.#work = this.#work.then(async () => {
      if (!(await this.#ask([edit]))) return;
      const refused = [...this.#refused.values()];
      this.#refused.clear();
      this.typed = new Map();
      for (const one of refused) {
        const at = one.entry;
        const here = at !== undefined && one.file === edit.file && at.list === edit.entry.list;
        if (here && by < 0 && at.number === edit.entry.number) continue;
        const moved = here && at.number > edit.entry.number ? { ...at, number: at.number + by } : at;
        const next: Typed = moved ? { ...one, entry: moved } : one;
        this.#fresh.set(nameOf(next), next);
        this.typed = new Map(this.typed).set(nameOf(next), next.value ?? '');
      }
      await this.#send();
    });
    return this.#work;
  }

  async #ask(edits: Edit[]): Promise<SetSheet | null> {
    this.busy = true;
    try {
      const told = await patiently(() => lab.sheet(this.game, { files: this.files, edits, ...this.#compared() }));
      this.#take(told);
      this.trouble = '';
      return told;
    } catch (error) {
      this.trouble = sentence(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  #compared(): { against?: Files } {
    return this.against ? { against: this.against.files } : {};
  }

  #take(told: SetSheet): void {
    this.files = told.files;
    // A file that is no TOML has no tables; those of before stay.
    if (told.sheet.length) this.sheet = told.sheet;
    this.wrong = told.wrong;
    this.differences = told.differences;
    if (told.faces !== null) this.faces = told.faces;
    if (!told.wrong) this.components = told.components;
    this.#note();
  }

  #note(): void {
    const of = this.saved?.summary ?? null;
    if (!this.mine) return;
    if (same(this.files, this.#origin)) drafts.drop(this.game, of);
    else drafts.write(this.game, of, this.files);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#fresh.clear();
    this.#refused.clear();
    this.typed = new Map();
  }

  #forgetTyped(name: string, value: string): void {
    if (this.typed.get(name) !== value || this.#fresh.has(name)) return;
    const typed = new Map(this.typed);
    typed.delete(name);
    this.typed = typed;
  }
}

const isAbout = ({ wrong }: SetSheet, { file, entry, key }: Typed) =>
  wrong?.file === file &&
  wrong.list === (entry?.list ?? null) &&
  wrong.entry === (entry?.number ?? null) &&
  (wrong.key === key || wrong.key === null);

const lacks = ({ sheet }: SetSheet, edit: Typed) => (fieldAt(sheet, edit)?.value ?? null) !== edit.value;

function same(one: Files, other: Files): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
