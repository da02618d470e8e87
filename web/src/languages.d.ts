/** The language this page was built in, as a tag: `en`. */
declare const __LANGUAGE__: string;
/** The same with its region, for dates, lists and numbers: `en-GB`. */
declare const __LOCALE__: string;

declare module 'virtual:names' {
  /** What the server calls components and characters in English, in the language of the page. */
  export const names: Record<string, string>;
  /** The same for what is written on cards and told about characters. */
  export const sayings: Record<string, string>;
  /** Titles and taglines by the names of the games. */
  export const boxes: Record<string, { title?: string; tagline?: string } | undefined>;
}
declare module 'virtual:fonts';
declare module 'subset-font' {
  /** The font with these letters only. */
  export default function subset(
    font: Uint8Array,
    letters: string,
    how: { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number }> },
  ): Promise<Uint8Array>;
}
