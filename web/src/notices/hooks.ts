// Which kinds of webhook there are, and which one an address belongs to.

import type { WayKind } from '../generated/protocol';

export type Hook = Exclude<WayKind, 'push' | 'mail'>;
/** What people ask for most comes first. */
export const HOOKS: Hook[] = ['discord', 'slack', 'webhook'];

/** The kind of a pasted address, where its host says so; null leaves the choice to its owner. */
export function kindOf(address: string): Hook | null {
  const host = URL.parse(address.trim())?.hostname ?? '';
  if (/(^|\.)discord(app)?\.com$/.test(host)) return 'discord';
  return host === 'hooks.slack.com' ? 'slack' : null;
}
