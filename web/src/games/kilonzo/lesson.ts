export const lesson = [];
