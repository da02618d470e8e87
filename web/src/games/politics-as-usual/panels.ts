// What can be opened over the column at the side: the deal desk, the card counter, the Vote stacks.

import type { Component } from 'svelte';
import Deal from '~icons/game-icons/shaking-hands';
import Count from '~icons/game-icons/abacus';
import Ballot from '~icons/game-icons/vote';
import { say } from './say';

export type PanelId = 'deals' | 'cards' | 'votes';

export const PANELS: Record<PanelId, { key: string; Icon: Component }> = {
  deals: { key: 't', Icon: Deal },
  cards: { key: 'k', Icon: Count },
  votes: { key: 'v', Icon: Ballot },
};

export const panelTitle = (panel: PanelId): string => say('panel-title', { panel });
