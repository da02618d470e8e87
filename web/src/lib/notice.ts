/** Replaces the prompt for a moment: a refusal with its rule, or calm information. */
export interface Notice {
  text: string;
  rule: string | null;
  calm?: boolean;
}
