// How many tables wait for this person, wherever a browser can show it: on the app's icon, in the tab's title and on its picture.

let due = 0;
let given = '';
let shown = '';

/** The title as the page gives it, with the number before it: "(2) Lobby · Hustings". */
function retitle() {
  if (document.title !== shown) given = document.title;
  shown = due ? `(${due}) ${given}` : given;
  if (document.title !== shown) document.title = shown;
}

/** Only an installed app has an icon with a number. */
const hasIcon = () => 'setAppBadge' in navigator && matchMedia('(display-mode: standalone)').matches;

function picture() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = due && !hasIcon() ? '/favicon-due.svg' : '/favicon.svg';
  if (link && link.getAttribute('href') !== wanted) link.setAttribute('href', wanted);
}

let watch: MutationObserver | null = null;

/** Shows that so many tables wait. */
export function showDue(tables: number) {
  due = tables;
  // Every page has its own title, and gives it whenever it likes.
  watch ??= new MutationObserver(retitle);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  retitle();
  picture();
  if (!('setAppBadge' in navigator)) return;
  (due ? navigator.setAppBadge(due) : navigator.clearAppBadge()).catch(() => {});
}
