// One request at a time of a form or a row of buttons, and why it was refused.

import { sentence } from '../lib/refused';

export class Attempt {
  busy = $state(false);
  /** '' where nothing was refused. */
  failure = $state('');

  /** Gives whether the request was accepted; a second one while the first is on its way is not sent. */
  async run(request: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.failure] = [true, ''];
    try {
      await request();
      return true;
    } catch (error) {
      this.failure = sentence(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
