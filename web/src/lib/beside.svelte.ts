// What lies beside the board: log, rules, chat, analysis, and which rule is opened.

export type Tab = 'log' | 'rules' | 'chat' | 'analysis' | 'text';

export class Beside {
  /** Null on a phone while no drawer is open, and on a laptop while the column is folded to a rail; a large screen shows the log then. */
  tab = $state<Tab | null>(null);
  /** The rule to open; `again` counts, so that the same rule can be asked for twice. */
  rule = $state.raw<{ rule: string; again: number } | null>(null);
  /** Lines of chat that came while it was not open. */
  unread = $state(0);

  show = (tab: Tab | null) => {
    this.tab = tab;
    if (tab === 'chat') this.unread = 0;
  };

  /** Opens the rules at a rule. */
  cite = (rule: string) => {
    if (!rule) return;
    this.rule = { rule, again: (this.rule?.again ?? 0) + 1 };
    this.tab = 'rules';
  };

  heardChat() {
    if (this.tab !== 'chat') this.unread++;
  }
}
