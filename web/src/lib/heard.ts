// The server speaks of components, characters and games by their English names. Here they get those of the page's language; in the
// English page nothing is left of this.

import { boxes, names, sayings } from 'virtual:names';

/** A message of the server, with the names of this language. Ids and notation stay what they are. */
export const heard: <T>(message: T) => T =
  __LANGUAGE__ === 'en' ? (message) => message : (message) => renamed(message) as typeof message;

function renamed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(renamed);
  const all = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inside(key, one)]));
  // A game's name is its id, and people call themselves what they like.
  if ('tagline' in value && 'name' in value) return { ...all, ...boxes[String(value.name)], name: value.name };
  return 'user' in value && value.user && 'name' in value ? { ...all, name: value.name } : all;
}

function inside(key: string, value: unknown): unknown {
  if (key === 'components' && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const list = Object.entries(value).map(([id, one]) => [id, typeof one === 'string' ? called(one) : renamed(one)]);
    return Object.fromEntries(list);
  }
  if (typeof value !== 'string') return renamed(value);
  if (key === 'name' || key === 'title' || key === 'short') return called(value);
  return key === 'text' || key === 'about' ? (sayings[value] ?? value) : value;
}

/** A name in this language; a second of the same name has a number: "Bunty 2". */
function called(english: string): string {
  const [, name = english, number = ''] = /^(.*?)( \d+)?$/.exec(english) ?? [];
  return names[english] ?? (names[name] === undefined ? english : names[name] + number);
}
