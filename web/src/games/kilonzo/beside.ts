// A slip lies beside its region, toward the middle, and stays on the cloth whatever its size.

import { centre, SIDE, type Region } from './geometry';

export function beside(slip: HTMLElement, region: Region) {
  const put = (at: Region) => {
    const { clientWidth: width, clientHeight: height } = slip.offsetParent ?? slip;
    const { x, y } = centre(at);
    const unit = width / SIDE;
    const left = x > 560 ? (x - 104) * unit - slip.offsetWidth : (x + 104) * unit;
    const top = y * unit - slip.offsetHeight / 2;
    const keep = (where: number, size: number, room: number) => Math.max(4, Math.min(where, room - size - 4));
    slip.style.left = `${keep(left, slip.offsetWidth, width)}px`;
    slip.style.top = `${keep(top, slip.offsetHeight, height)}px`;
  };
  put(region);
  return { update: put };
}
