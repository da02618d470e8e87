// What a table can choose before play, as a form keeps it: texts, where '' means the usual.

import type { GameInfo } from '../generated/protocol';

export type Chosen = Record<string, string | null>;

/** Lists open on their default, or on "usual" where that depends on the seats. */
export function usual(info: GameInfo): Chosen {
  return Object.fromEntries(
    info.options.map((one) => [one.name, one.type === 'number' ? '' : String(one.default ?? '')]),
  );
}

/** The options to send. What is left as it was is not asked for. */
export function asked(info: GameInfo, chosen: Chosen): Record<string, unknown> {
  const normal = usual(info);
  const wanted: Record<string, unknown> = {};
  for (const option of info.options) {
    const value = chosen[option.name];
    if (value == null || value === '' || value === normal[option.name]) continue;
    wanted[option.name] =
      option.type === 'number' ? Number(value) : option.type === 'switch' ? value === 'true' : value;
  }
  return wanted;
}
