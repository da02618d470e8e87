// For tests: what the sources of the page say, read from their syntax trees.

import { parse } from 'svelte/compiler';

/** A node of any tree: markup, script and types are all walked alike. */
export type Node = { type: string; start: number } & Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The tree of a component or of a module. */
export function treeOf(path: string, text: string): Node {
  const source = path.endsWith('.svelte') ? text : `<script lang="ts">\n${text}\n</script>`;
  const tree: unknown = parse(source, { modern: true });
  return tree as Node;
}

/** Visits every node but styles, with those around it, the nearest last; `false` leaves out what is inside. */
export function walk(node: unknown, visit: (node: Node, around: Node[]) => unknown, around: Node[] = []): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit, around);
  if (!isNode(node) || node.type === 'StyleSheet') return;
  if (visit(node, around) === false) return;
  for (const [key, value] of Object.entries(node)) if (key !== 'metadata') walk(value, visit, [...around, node]);
}

/** A text that an expression may become: what is written there, `*` for what is filled in. */
export interface Text {
  text: string;
  at: number;
}

/** The texts that an expression may become, as far as they are written in it; null for what comes from elsewhere. */
export function texts(node: unknown): (Text | null)[] {
  if (!isNode(node)) return [null];
  switch (node.type) {
    case 'Literal':
      return [{ text: String(node.value), at: node.start }];
    case 'TemplateLiteral': {
      const quasis = node.quasis as { value: { cooked: string } }[];
      return [{ text: quasis.map(({ value }) => value.cooked).join('*'), at: node.start }];
    }
    case 'ConditionalExpression':
      return [...texts(node.consequent), ...texts(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...texts(node.left), ...texts(node.right)];
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ExpressionTag':
      return texts(node.expression);
    default:
      return [null];
  }
}

/** The names of an object that is written out; null where not all of them can be read. */
export function keys(node: unknown): string[] | null {
  if (!isNode(node) || node.type !== 'ObjectExpression') return null;
  const names = (node.properties as Node[]).map((one) =>
    one.type === 'Property' && !one.computed && isNode(one.key) ? String(one.key.name ?? one.key.value) : null,
  );
  return names.includes(null) ? null : (names as string[]);
}
