/** The name in a greeting: the last two words when there is more than one. */
export function shortName(fullName: string): string {
  return fullName.split(/\s+/).filter(Boolean).slice(-2).join(' ')
}
