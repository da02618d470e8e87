import { describe, expect, it } from 'vitest';
import { borders, changes, deltas, name, outline, sight, spaces } from './drawing';
import { opening, spaces as group, view } from './sample';

describe('the floating grid', () => {
  it('shows every space the grid may still cover, and how far out it lies', () => {
    const all = spaces(opening);
    expect(all).toHaveLength(11 * 11);
    expect(all.find(({ at }) => name(at) === '0,0')!.outside).toBe(0);
    expect(all.find(({ at }) => name(at) === '-5,3')!.outside).toBe(5);
  });

  it('keeps all spaces next to a tile in sight', () => {
    for (const one of [opening, view]) {
      const { x, y, side } = sight(one);
      expect(x).toBeLessThanOrEqual(
        (one.bounds.left - 1) * 100 - 50 + (one.reachable.left < one.bounds.left ? 0 : 100),
      );
      expect(y + side).toBeGreaterThanOrEqual(-one.bounds.bottom * 100 + 50);
    }
  });

  it('knows which borders lie fast', () => {
    expect(borders(opening).every((border) => !border.fixed)).toBe(true);
    const full = {
      ...view,
      bounds: { left: -1, right: 4, bottom: 0, top: 2 },
      reachable: { left: -1, right: 4, bottom: -3, top: 5 },
    };
    expect(borders(full).map((border) => border.fixed)).toEqual([true, true, false, false]);
  });
});

describe('an outline', () => {
  it('goes around one space', () => {
    expect(outline(group([0, 0]), 0)).toBe('M-50 -50L50 -50L50 50L-50 50Z');
  });
  it('has a corner only where the group turns', () => {
    expect(outline(group([0, 0], [1, 0]), 0).match(/L/g)).toHaveLength(3);
    expect(outline(group([0, 0], [1, 0], [1, 1]), 0).match(/L/g)).toHaveLength(5);
  });
  it('lies inside the group', () => {
    expect(outline(group([0, 0]), 4)).toBe('M-46 -46L46 -46L46 46L-46 46Z');
  });
  it('draws a hole as a loop of its own', () => {
    const ring = group([0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]);
    expect(outline(ring).match(/M/g)).toHaveLength(2);
  });
  it('separates parts that touch at a corner only', () => {
    expect(outline(group([0, 0], [1, 1])).match(/M/g)).toHaveLength(2);
  });
});

describe('the difference between two positions', () => {
  it('names what comes, goes and turns over', () => {
    const after = [
      { at: { x: 0, y: 0 }, kind: 'city' as const, seat: 0 },
      { at: { x: 1, y: 0 }, kind: 'base' as const, seat: 1 },
      { at: { x: 2, y: 0 }, kind: 'base' as const, seat: 1 },
    ];
    const found = changes(view.tiles, after).map(({ at, before, after }) => [
      name(at),
      before?.kind ?? null,
      after?.kind ?? null,
    ]);
    expect(found).toContainEqual(['2,0', 'flag', 'base']);
    expect(found).toContainEqual(['1,1', 'flag', null]);
    expect(found).not.toContainEqual(['1,0', 'base', 'base']);
  });
  it('counts points', () => {
    expect(deltas(opening, view)).toEqual([0, 4]);
  });
});
