// When the server got a newer client since this page was loaded, the parts the page asks for are gone: reload it, once.

const KEY = 'hustings-fresh';

export function freshen(error: unknown) {
  console.warn('A part of the page could not be loaded; loading it anew.', error);
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
