// What a person prefers on this device. Kept in the browser only.

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  theme: Theme;
  muted: boolean;
  /** Moves are typed, and the position is told in words. */
  text: boolean;
  /** Close a curtain between hot-seat players even where nothing is secret. */
  curtain: boolean;
  /** Lessons finished, by game. */
  learnt: string[];
  /** People whose chat is not shown. */
  hushed: string[];
}

const KEY = 'hustings';
const FRESH: Kept = { theme: 'auto', muted: false, text: false, curtain: false, learnt: [], hushed: [] };

function read(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...FRESH };
  }
}

class Settings {
  #kept = $state(read());
  #night = $state(matchMedia('(prefers-color-scheme: dark)').matches);

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.#night = event.matches;
      this.paint();
    });
    this.paint();
  }

  get theme() {
    return this.#kept.theme;
  }
  get dark() {
    return this.#kept.theme === 'dark' || (this.#kept.theme === 'auto' && this.#night);
  }
  get muted() {
    return this.#kept.muted;
  }
  get text() {
    return this.#kept.text;
  }
  get curtain() {
    return this.#kept.curtain;
  }
  get hushed() {
    return this.#kept.hushed;
  }
  learnt(game: string) {
    return this.#kept.learnt.includes(game);
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]) {
    this.#kept[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.paint();
  }
  finishLesson(game: string) {
    if (!this.learnt(game)) this.set('learnt', [...this.#kept.learnt, game]);
  }
  hush(user: string, hush: boolean) {
    this.set('hushed', [...this.#kept.hushed.filter((one) => one !== user), ...(hush ? [user] : [])]);
  }

  private paint() {
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
  }
}

export const settings = new Settings();
