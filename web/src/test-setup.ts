// jsdom has no matchMedia (the look asks it for dark mode and reduced motion), no animations, no sizes and no dialogs that
// open.
class NoMedia extends EventTarget implements MediaQueryList {
  readonly matches = false;
  onchange = null;
  constructor(readonly media: string) {
    super();
  }
  addListener() {}
  removeListener() {}
}
globalThis.matchMedia ??= (query: string) => new NoMedia(query);

// Svelte's transitions use no more of an animation than this.
function still(): Animation {
  const animation: Partial<Animation> = { cancel() {}, onfinish: null, currentTime: 0 };
  return { ...animation, finished: Promise.resolve(animation as Animation) } as Animation;
}
if (typeof Element !== 'undefined') Element.prototype.animate ??= still;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
