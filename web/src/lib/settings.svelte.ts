// What a person prefers on this device. Kept in the browser only.

export type Theme = 'auto' | 'light' | 'dark';
/** How fast what others do is shown. */
export type Speed = 'slow' | 'normal' | 'instant';
/** Whether things move: as the system says, always, or never. */
export type Motion = 'system' | 'on' | 'off';
/** Which keys are shortcuts: all, or only with Alt held, or none. */
export type Keys = 'on' | 'alt' | 'off';

interface Kept {
  theme: Theme;
  muted: boolean;
  /** Moves are typed, and the position is told in words. */
  text: boolean;
  /** Close a curtain between hot-seat players even where nothing is secret. */
  curtain: boolean;
  pace: Speed;
  motion: Motion;
  keys: Keys;
  /** A move is shown first and made by a second step, by mouse and keyboard too. */
  confirm: boolean;
  /** Payments are made without asking, where a game would ask with what. */
  pays: boolean;
  /** Where there is nothing to answer, nothing is asked. */
  answerable: boolean;
  /** Lessons finished, by game. */
  learnt: string[];
  /** Tables at which each kind of question is explained the first time it comes. */
  guided: string[];
  /** What has been explained, as game:question. */
  met: string[];
  /** People whose chat is not shown. */
  hushed: string[];
}

const KEY = 'hustings';
const FRESH: Kept = {
  theme: 'auto',
  muted: false,
  text: false,
  curtain: false,
  pace: 'normal',
  motion: 'system',
  keys: 'on',
  confirm: false,
  pays: true,
  answerable: false,
  learnt: [],
  guided: [],
  met: [],
  hushed: [],
};

function read(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...FRESH };
  }
}

class Settings {
  #kept = $state(read());
  #night = $state(false);
  #calm = $state(false);

  constructor() {
    const follow = (query: string, tell: (on: boolean) => void) => {
      const asked = matchMedia(query);
      tell(asked.matches);
      asked.addEventListener('change', ({ matches }) => {
        tell(matches);
        this.paint();
      });
    };
    follow('(prefers-color-scheme: dark)', (on) => (this.#night = on));
    follow('(prefers-reduced-motion: reduce)', (on) => (this.#calm = on));
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
  get guided() {
    return this.#kept.guided;
  }
  get met() {
    return this.#kept.met;
  }
  get pace() {
    return this.#kept.pace;
  }
  get motion() {
    return this.#kept.motion;
  }
  /** Nothing moves from place to place. */
  get still() {
    return this.#kept.motion === 'off' || (this.#kept.motion === 'system' && this.#calm);
  }
  get keys() {
    return this.#kept.keys;
  }
  get confirm() {
    return this.#kept.confirm;
  }
  get pays() {
    return this.#kept.pays;
  }
  get answerable() {
    return this.#kept.answerable;
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
    const { dataset } = document.documentElement;
    dataset.theme = this.dark ? 'dark' : 'light';
    dataset.motion = this.still ? 'off' : 'on';
    dataset.keys = this.keys;
  }
}

export const settings = new Settings();
