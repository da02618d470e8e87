/** Said in the prompt's place for a moment: why something was not done, with its rule; or something calm. */
export interface Notice {
  text: string;
  rule: string | null;
  calm?: boolean;
}
