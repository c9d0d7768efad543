/**
 * Of a visit what it says: on a day that has a visit already, what is left out is no word about it, as another device may have written it. Only
 * who corrects an entry takes something away.
 */
export function saidMeasures<Visit extends object>(visit: Visit): Partial<Visit> {
  const said: Partial<Visit> = { ...visit }
  for (const name in said) if (said[name] === null || said[name] === false) delete said[name]
  return said
}
