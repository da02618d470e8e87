// What the server does only for somebody who has just shown that they are there: it is asked for, and done then.

import { RefusedError } from '../lib/refused';

class Proving {
  /** Whether the sheet that asks is open. */
  open = $state(false);
  #answer: ((shown: boolean) => void) | null = null;

  /** Does it, after a proof where one is needed. False where nobody gave one. */
  async needed(request: () => Promise<unknown>): Promise<boolean> {
    try {
      await request();
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError) || error.refused.code !== 'proof_needed') throw error;
    }
    if (!(await this.#ask())) return false;
    await request();
    return true;
  }

  #ask(): Promise<boolean> {
    this.open = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  /** The sheet closes. */
  done(shown: boolean) {
    this.open = false;
    this.#answer?.(shown);
    this.#answer = null;
  }
}

export const proving = new Proving();
