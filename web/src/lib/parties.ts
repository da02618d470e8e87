// The six parties: a colour, a pattern and a sign that always appear together, so that colour is never the only signal.

import { phrase } from '../words/every';

export interface Party {
  name: string;
  pattern: 'solid' | 'diagonal' | 'dots' | 'hatch' | 'waves' | 'grid';
  sign: 'circle' | 'triangle' | 'square' | 'diamond' | 'star' | 'cross';
  /** The sign as a path in a box of 24 x 24. */
  path: string;
}

export const PARTIES: readonly Party[] = [
  { name: phrase('party-vermilion'), pattern: 'solid', sign: 'circle', path: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z' },
  { name: phrase('party-blue'), pattern: 'diagonal', sign: 'triangle', path: 'M12 2.5 22 20.5H2z' },
  { name: phrase('party-green'), pattern: 'dots', sign: 'square', path: 'M4 4h16v16H4z' },
  { name: phrase('party-amber'), pattern: 'hatch', sign: 'diamond', path: 'M12 1.5 21 12l-9 10.5L3 12z' },
  {
    name: phrase('party-purple'),
    pattern: 'waves',
    sign: 'star',
    path: 'M12 1.6l3.2 6.9 7.5.9-5.5 5.2 1.4 7.5L12 18.4l-6.6 3.7 1.4-7.5L1.3 9.4l7.5-.9z',
  },
  { name: phrase('party-ink'), pattern: 'grid', sign: 'cross', path: 'M9 2.5h6V9h6.5v6H15v6.5H9V15H2.5V9H9z' },
];

export function party(seat: number): Party {
  return PARTIES[seat % PARTIES.length]!;
}

/** CSS for a seat's colour; the value follows light and dark. */
export function colour(seat: number): string {
  return `var(--party-${seat % PARTIES.length})`;
}
export function deepColour(seat: number): string {
  return `var(--party-${seat % PARTIES.length}-deep)`;
}

/** Their colours by day, for pictures that leave the page. */
export const PAINT = ['#cb3319', '#1d5ba6', '#217547', '#ad7200', '#76399b', '#2e2824'];
export const DEEP = ['#8f1f0d', '#103c72', '#124a2b', '#744b00', '#4c2068', '#100d0b'];

/** Who sits there: by name, or by colour where nobody has one. */
export function who(seat: number, names: string[]): string {
  return names[seat] ?? party(seat).name;
}
