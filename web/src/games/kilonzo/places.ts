// The regions by name.

import type { KilonzoRegion as Region } from '../../generated/kilonzo';

export const PLACES: Record<Region, string> = {
  NW: 'the North-West',
  N: 'the North',
  NE: 'the North-East',
  W: 'the West',
  C: 'Nairobi',
  E: 'the East',
  SW: 'the South-West',
  S: 'the South',
  SE: 'the South-East',
  HN: 'the northern home',
  HE: 'the eastern home',
  HS: 'the southern home',
  HW: 'the western home',
};

export function placeName(region: Region): string {
  return PLACES[region];
}
