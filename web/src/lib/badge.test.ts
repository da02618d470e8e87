// The number of tables that wait, in the title, on the tab's picture and on the app's icon.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showDue } from './badge';

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');
const told = () => new Promise((resolve) => setTimeout(resolve));
beforeEach(() => {
  document.head.innerHTML = '<title>Lobby</title><link rel="icon" href="/favicon.svg">';
});
afterEach(() => {
  showDue(0);
  vi.unstubAllGlobals();
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

it('stands before the title of whatever page is shown', async () => {
  showDue(2);
  expect(document.title).toBe('(2) Lobby');
  document.title = 'Hustings';
  await told();
  expect(document.title).toBe('(2) Hustings');
  showDue(3);
  expect(document.title).toBe('(3) Hustings');
  showDue(0);
  expect(document.title).toBe('Hustings');
});

it('is a dot on the tab where there is no app with an icon', () => {
  showDue(1);
  expect(icon()).toBe('/favicon-due.svg');
  showDue(0);
  expect(icon()).toBe('/favicon.svg');
});

it('is a number on the icon of an installed app', () => {
  const app = { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.resolve()) };
  Object.assign(navigator, app);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  showDue(2);
  expect(app.setAppBadge).toHaveBeenCalledWith(2);
  expect(icon()).toBe('/favicon.svg');
  showDue(0);
  expect(app.clearAppBadge).toHaveBeenCalled();
});
