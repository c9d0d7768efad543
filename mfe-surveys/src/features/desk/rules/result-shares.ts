/** "40 %" of those who answered; several may be chosen, so shares need not add up. "–" where nobody did. */
export function share(count: number, answered: number): string {
  return answered === 0 ? '–' : `${Math.round((count / answered) * 100)} %`
}
