// What a game brings to the table: a board, its words, its lesson. The shared table knows games only through this.

import type { Component } from 'svelte';
import type { TableEvent } from '../generated/protocol';
import type { Face } from './portrait';

/** What a move would do, as the server foresees it for one seat. */
export interface Foreseen {
  view: unknown;
  events: TableEvent[];
}

export interface BoardProps {
  view: unknown;
  /** What the newest move did: where things came from, and what to mark. */
  events: TableEvent[];
  /** What each move so far did, the setup first: for boards that keep a record of what was said and done. */
  history?: TableEvent[][];
  /** The table's options, settled. */
  options?: Record<string, unknown>;
  /** The legal moves of the seat that would move by touching the board; empty when it is only looked at. */
  moves: string[];
  /** That seat, or null for a spectator. */
  seat: number | null;
  names: string[];
  /** The seats' portraits, for boards on which people stand. */
  faces?: Face[];
  /** The move under pointer or cursor, and what it would do once known. */
  aimed: string | null;
  foreseen: Foreseen | null;
  /** A seat whose things should stand out (its card is under the pointer). */
  lit: number | null;
  aim: (move: string | null) => void;
  play: (move: string) => void;
  /** Something that is not legal was asked for: the server is asked why, so that no click is dead. */
  ask: (move: string) => void;
}

/** One summand of a score. */
export interface Part {
  label: string;
  value: number;
}

/** What a game says about itself; all of it in words. */
export interface Words {
  /** An event as a sentence with names; nothing for what the sentences around it say already. */
  tell(event: TableEvent, names: string[]): string;
  /** The same as the log keeps it while the game lasts, where a game wants things said once and remembered; '' is left out. */
  kept?(event: TableEvent, names: string[], options: Record<string, unknown>): string;
  /** What is asked of the seat that may move. */
  asks(view: unknown, seat: number): string;
  /** The score of each seat as it stands. */
  scores(view: unknown): number[];
  /** Where a score comes from; the rule says why. */
  sum(view: unknown, seat: number): { parts: Part[]; rule: string };
  /** A short line under a seat's name: what is left, what it holds. */
  holding(view: unknown, seat: number): string;
  /** A move as a person would say it: on buttons, to screen readers. */
  move(move: string): string;
  /** The position in plain text, for reading aloud. */
  describe(view: unknown, names: string[]): string[];
  /** Why the first is first, from the outcome's reason. */
  reason(word: string): string;
  /** Moves that end something and have no place on the board: they become buttons of the prompt, each with its key. */
  closing?(moves: string[]): { move: string; label: string; key: string }[];
  /** The sound an event deserves. */
  sound(event: TableEvent): 'place' | 'turn' | 'capture' | 'none';
}

export interface LessonStep {
  title: string;
  /** What to look at and what to do; one or two short paragraphs. */
  text: string[];
  rule: string;
  /** The luck of the position, where it matters. */
  seed?: string;
  /** The moves that lead to the position, as lines of a record. */
  moves: string[];
  seats: number;
  options: Record<string, unknown>;
  /** The learner's seat. */
  seat: number;
  /** The moves that solve it. */
  solutions: string[];
  /** What to say to a legal move that does not. */
  hint: string;
  /** What to say when it is done. */
  praise: string;
}

/** An election night in the manner of the game, in place of the plain columns. */
export interface NightProps {
  view: unknown;
  /** The table's options, settled. */
  options: Record<string, unknown>;
  ranks: number[];
  reason: string;
  names: string[];
  faces: Face[];
}

export interface Room {
  Board: Component<BoardProps>;
  /** It knows the cards that come with the game by heart: where others are played with, the generic room has to do. */
  ownSetOnly?: boolean;
  /** The board takes all the room there is; otherwise it is a square. */
  fills?: boolean;
  /** What a seat holds, in signs, in place of the line of words. */
  Holding?: Component<{ view: unknown; seat: number }>;
  Night?: Component<NightProps>;
  words: Words;
  lesson: LessonStep[];
  /** The final position as a picture without text, for the result card: SVG with its own colours, and its side ratio. */
  picture(view: unknown): string;
}
