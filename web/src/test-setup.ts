// jsdom has no matchMedia (the look asks it for dark mode and reduced motion), no animations, no sizes and no dialogs that
// open.
globalThis.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
if (typeof Element !== 'undefined') {
  Element.prototype.animate ??= () =>
    ({ cancel() {}, finished: Promise.resolve(), onfinish: null, currentTime: 0 }) as unknown as Animation;
}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
