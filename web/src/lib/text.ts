// Words that people write for others to read: one line, as the server keeps it.

/** Marks that cannot be seen, turn the text around, or are no letters at all. */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

const letters = new Intl.Segmenter(__LOCALE__);

/** One line without surprises, cut to a length in characters, and never inside what is read as one letter. */
export function oneLine(text: string, most: number): string {
  const line = text.replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();
  let kept = '';
  for (const { segment } of letters.segment(line)) {
    if ([...kept, ...segment].length > most) break;
    kept += segment;
  }
  return kept.trimEnd();
}
