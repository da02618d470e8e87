// Standing orders can be left and taken back with the keyboard alone, and say what stands.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Orders from './Orders.svelte';

const orders = [
  { name: 'pass', about: 'Pass for me.', kind: 'public' as const },
  { name: 'until_turn', about: 'Pass for me until my turn.', kind: 'public' as const },
];

describe('standing orders', () => {
  it('open by key, toggle, and close by Escape', async () => {
    const set = vi.fn();
    render(Orders, { orders, standing: ['until_turn'], set });
    const opener = screen.getByRole('button', { name: /Answer for me: on/ });
    expect(screen.queryByRole('group')).toBeNull();
    await fireEvent.keyDown(window, { key: 'o' });
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map((box) => box.checked)).toEqual([false, true]);
    await fireEvent.click(boxes[0]!);
    expect(set).toHaveBeenLastCalledWith(['until_turn', 'pass']);
    await fireEvent.click(boxes[1]!);
    expect(set).toHaveBeenLastCalledWith([]);
    await fireEvent.keyDown(boxes[0]!, { key: 'Escape' });
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});
