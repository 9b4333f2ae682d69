/** The key of a group of firers in an address: `f`, `f2`, `f3`, `f4`. */
export const firersKey = (place: number): string => (place === 0 ? 'f' : `f${place + 1}`);
