// A rules page taken apart: sections, numbered rules, lettered parts, so that each can be found, linked and searched.

export interface RuleLine {
  /** As it is cited, such as `XY-4.3b`; empty for text without a number. */
  id: string;
  /** 0 text, 1 numbered, 2 lettered. */
  depth: 0 | 1 | 2;
  /** `3.` or `b.` as printed. */
  mark: string;
  text: string;
}

export interface RuleSection {
  id: string;
  title: string;
  lines: RuleLine[];
  /** Rows of a table, the head first. */
  table: string[][];
}

export function parseRules(markdown: string): RuleSection[] {
  const sections: RuleSection[] = [];
  let section: RuleSection | null = null;
  let number = '';
  let line: RuleLine | null = null;
  for (const raw of markdown.replace(/\r/g, '').split('\n')) {
    const heading = /^#{1,6}\s+(.*)$/.exec(raw);
    if (heading) {
      const numbered = /^([A-Z]{2,4}-\d+)\s+(.*)$/.exec(heading[1]!);
      section = { id: numbered?.[1] ?? '', title: numbered?.[2] ?? heading[1]!, lines: [], table: [] };
      sections.push(section);
      number = '';
      line = null;
      continue;
    }
    section ??= sections[sections.push({ id: '', title: '', lines: [], table: [] }) - 1]!;
    const text = raw.trim();
    if (!text) {
      if (line?.depth === 0) line = null;
      continue;
    }
    if (text.startsWith('|')) {
      const cells = text
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim());
      if (!cells.every((cell) => /^:?-+:?$/.test(cell))) section.table.push(cells);
      line = null;
      continue;
    }
    const digits = /^(\d+)\.\s+(.*)$/.exec(text);
    const letter = /^([a-z])\.\s+(.*)$/.exec(text);
    const bullet = /^[-*]\s+(.*)$/.exec(text);
    if (digits) {
      number = section.id ? `${section.id}.${digits[1]}` : '';
      line = { id: number, depth: 1, mark: `${digits[1]}.`, text: digits[2]! };
    } else if (letter) {
      line = { id: number ? number + letter[1] : '', depth: 2, mark: `${letter[1]}.`, text: letter[2]! };
    } else if (bullet) {
      line = { id: '', depth: 1, mark: '–', text: bullet[1]! };
    } else if (line) {
      line.text += ` ${text}`;
      continue;
    } else {
      line = { id: '', depth: 0, mark: '', text };
    }
    section.lines.push(line);
  }
  return sections;
}

/** Text with marks: bold, code, emphasis, links to other rules. */
export interface Run {
  text: string;
  style: 'plain' | 'bold' | 'code' | 'em' | 'rule';
}

export function runs(text: string): Run[] {
  const found: Run[] = [];
  const marks = /\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*|\b([A-Z]{2,4}-\d+(?:\.\d+[a-z]?)?)\b/g;
  let from = 0;
  for (const hit of text.matchAll(marks)) {
    if (hit.index > from) found.push({ text: text.slice(from, hit.index), style: 'plain' });
    const [, bold, code, em, rule] = hit;
    if (bold) found.push({ text: bold, style: 'bold' });
    else if (code) found.push({ text: code, style: /^[A-Z]{2,4}-\d+(\.\d+[a-z]?)?$/.test(code) ? 'rule' : 'code' });
    else if (em) found.push({ text: em, style: 'em' });
    else found.push({ text: rule!, style: 'rule' });
    from = hit.index + hit[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), style: 'plain' });
  return found;
}

/** The sections with only the lines that hold every word of the question. */
export function search(sections: RuleSection[], question: string): RuleSection[] {
  const wanted = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return sections;
  const holds = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  return sections
    .map((section) => {
      const whole = holds(`${section.id} ${section.title}`);
      return {
        ...section,
        lines: whole ? section.lines : section.lines.filter((line) => holds(`${line.id} ${line.text}`)),
        table: whole ? section.table : [],
      };
    })
    .filter((section) => section.lines.length || section.table.length);
}
