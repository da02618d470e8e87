// jsdom has no matchMedia; the look asks it for dark mode and reduced motion.
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
