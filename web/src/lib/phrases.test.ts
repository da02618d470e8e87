import { cleanup, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import Marked from './Marked.svelte';
import { phrases } from './phrases';

afterEach(cleanup);
const every = phrases('close = Close\n');
const own = phrases('read = Read <link>the rules of { $game }</link> or <b>nothing</b>, { $name }.\n', every);

it('what a file does not have is asked of the next', () => {
  expect(own.phrase('close')).toBe('Close');
  expect(own.has('close')).toBe(true);
  expect(own.has('nowhere')).toBe(false);
});

it('a phrase has elements where its marks say so, and nowhere else', () => {
  const link = createRawSnippet<[string]>((text) => ({
    render: () => '<a href="/rules"></a>',
    setup: (a) => void (a.textContent = text()),
  }));
  const facts = { game: 'A <b>', name: '<link>Eve</link><img src=x>' };
  const { container } = render(Marked, { pieces: own.marked('read', facts), parts: { link } });
  // A mark that nobody draws is plain text, and what comes with a fact is never a mark.
  expect(container.textContent).toBe('Read the rules of A <b> or nothing, <link>Eve</link><img src=x>.');
  const elements = [...container.querySelectorAll('*')].map((one) => one.outerHTML);
  expect(elements).toEqual(['<a href="/rules">the rules of A &lt;b&gt;</a>']);
});
