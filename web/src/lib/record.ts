// Records as text: opened from a file, pasted, or carried inside a link.

async function pipe(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(through as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A record packed for a link's fragment: it never reaches a server's log. */
export async function pack(record: string): Promise<string> {
  const bytes = await pipe(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await pipe(bytes, new DecompressionStream('deflate-raw')));
}

export interface Opening {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  /** The version of the components, for games that have them. */
  set?: string | null;
  /** The luck, where it matters. */
  seed?: string | undefined;
}

/** A record that leads to a position: for lessons, whose luck is known. */
export function write({ game, rules, seats, options, set, seed = 'lesson' }: Opening, moves: string[]): string {
  const head = [
    'hustings record 1',
    `game: ${game}`,
    `rules: ${rules}`,
    ...(set ? [`set: ${JSON.stringify(set)}`] : []),
    `seats: ${seats}`,
    `options: ${JSON.stringify(options)}`,
    `seed: ${JSON.stringify(seed)}`,
    'moves:',
  ];
  return [...head, ...moves, ''].join('\n');
}

/** The version of the components a record was played with; nothing where its game has none. */
export function setOf(record: string): string | null {
  const head = record.split(/^moves:/m)[0]!;
  const found = /^\s*set:\s*("(?:[^"\\]|\\.)*")\s*$/m.exec(head);
  return found ? (JSON.parse(found[1]!) as string) : null;
}

/** A record cut off after some moves, with others played instead: for what might have been. */
export function instead(record: string, moves: number, lines: string[] = []): string {
  const all = record.split(/\r?\n/);
  const head = all.findIndex((line) => line.trim() === 'moves:') + 1;
  const played = all.slice(head).filter((line) => /^\s*\d+ /.test(line));
  return [...all.slice(0, head), ...played.slice(0, moves), ...lines, ''].join('\n');
}
