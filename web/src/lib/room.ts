// What a game brings to the table: a board, its words, its lesson. The shared table knows games only through this.

import type { Component } from 'svelte';
import type { Face } from './portrait';
import type { Message } from './words';

/** A legal move: a typed value to find it by, and its notation, which is what goes back to the server. */
export interface LegalMove<Move> {
  text: string;
  move: Move;
}

/** An event as one viewer is told of it: the game's own fields, the rule behind it, and the sentence about it. */
export type Told<Event> = Event & { rule: string; say?: Message };

/** What a move would do, as the server foresees it for one seat. */
export interface Foreseen<View, Event> {
  view: View;
  events: Told<Event>[];
}

export interface BoardProps<View, Event, Move> {
  view: View;
  /** What the newest move did: where things came from, and what to mark. */
  events: Told<Event>[];
  /** What each move so far did, the setup first: for boards that keep a record of what was said and done. */
  history?: Told<Event>[][];
  /** The table's options, complete. */
  options?: Record<string, unknown>;
  /** The legal moves of the seat that would move by touching the board; empty when it is only looked at. */
  moves: LegalMove<Move>[];
  /** That seat, or null for a spectator. */
  seat: number | null;
  names: string[];
  /** The seats' portraits, for boards on which people stand. */
  faces?: Face[];
  /** The move under pointer or cursor, and what it would do once known. */
  aimed: LegalMove<Move> | null;
  foreseen: Foreseen<View, Event> | null;
  /** A seat whose things should stand out (its card is under the pointer). */
  lit: number | null;
  /** An event as the log words it, '' where the log leaves it out; or as it is said aloud, once. */
  tell: (event: Told<Event>, how?: 'aloud') => string;
  /** What these moves would do one after another, in notation; null from where chance or a secret decides. Fails if one is refused. */
  foresee?: (texts: string[]) => Promise<(Foreseen<View, Event> | null)[]>;
  /** Shows what a legal move would do, by its text. */
  aim: (text: string | null) => void;
  /** Plays a legal move, by its text; `sure` where the board has shown it and asked already. */
  play: (text: string, how?: 'sure') => void;
  /** Something that is not legal was asked for, in notation: the server says why not, so that no click is dead. */
  ask: (text: string) => void;
}

/** One summand of a score. */
export interface Part {
  label: string;
  value: number;
}

/** A move that ends something and has no place on the board: a button of the prompt with its key. */
export interface ClosingMove {
  /** The move's text. */
  move: string;
  label: string;
  key: string;
  /** It declines or does nothing, so it is not the loudest button. */
  quiet?: boolean;
}

/** What the page itself says about a game. Events and refusals are worded by the game's Fluent file (see `words.ts`). */
export interface Words<View, Event, Move> {
  /** Events the log leaves out: the sentences around them say it already, or it must not be kept while the game lasts. */
  silent?(event: Told<Event>, table: { options: Record<string, unknown>; over: boolean }): boolean;
  /** What is asked of the seat that may move. */
  asks(view: View, seat: number): string;
  /** The score of each seat as it stands. */
  scores(view: View): number[];
  /** Where a score comes from; the rule says why. */
  sum(view: View, seat: number): { parts: Part[]; rule: string };
  /** A short line under a seat's name: what is left, what it holds. */
  holding(view: View, seat: number): string;
  /** A move as a person would say it, on buttons and to screen readers; the position knows the names of components. */
  move(move: LegalMove<Move>, view?: View): string;
  /** The position in plain text, for reading aloud. */
  describe(view: View, names: string[]): string[];
  /** What a move would throw away for good, as a question that is asked once; '' for most moves. */
  warns?(move: LegalMove<Move>, at: { view: View; seat: number; moves: LegalMove<Move>[] }): string;
  /** Moves that end something and have no place on the board. */
  closing?(moves: LegalMove<Move>[]): ClosingMove[];
  /** The round, year or Issue that is being played; a higher number is a new one. */
  period?(view: View): { kind: 'round' | 'year' | 'issue'; number: number };
  /** Names of the events that decide a period: who won what, and why. */
  decides?: readonly string[];
  /** The sound an event deserves. */
  sound(event: Told<Event>): 'place' | 'turn' | 'capture' | 'none';
}

export type LessonMove = [seat: number, move: string];

export interface LessonStep {
  title: string;
  /** What to look at and what to do; one or two short paragraphs. */
  text: string[];
  rule: string;
  /** The luck of the position, where it matters. */
  seed?: string;
  /** The moves that lead to the position, in notation, and who makes them. */
  moves: LessonMove[];
  seats: number;
  options: Record<string, unknown>;
  /** The learner's seat. */
  seat: number;
  /** The moves that solve it, in notation. */
  solutions: string[];
  /** What to say to a legal move that does not. */
  hint: string;
  /** What to say when it is done. */
  praise: string;
}

/** An election night in the manner of the game, in place of the plain columns. */
export interface NightProps<View> {
  view: View;
  /** The table's options, complete. */
  options: Record<string, unknown>;
  ranks: number[];
  /** The outcome's reason as the rules name it, and as a sentence. */
  reason: string;
  because: string;
  /** Who wins. */
  headline: string;
  names: string[];
  faces: Face[];
}

export interface Room<View, Event, Move> {
  Board: Component<BoardProps<View, Event, Move>>;
  /** The board takes all the room there is; otherwise it is a square. */
  fills?: boolean;
  /** The board shows what was done long ago: it needs the whole `history`. */
  remembers?: boolean;
  /** What a seat holds, in signs, in place of the line of words. */
  Holding?: Component<{ view: View; seat: number }>;
  /** Its own election night, fetched when the votes are to be counted. */
  night?(): Promise<Component<NightProps<View>>>;
  words: Words<View, Event, Move>;
  /** Loaded by the page that teaches; a table does not need it. */
  lesson(): Promise<LessonStep[]>;
  /** The final position as a picture without text, for the result card: SVG with its own colours, and its side ratio. */
  picture(view: View): string;
}

/**
 * A room whose game is known only by name. Here a game's types are erased, and nowhere else: the server sends views, events and
 * moves of the game it names, and their types are generated from the Rust that writes them.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyRoom = Room<any, any, any>;
export type AnyWords = AnyRoom['words'];
