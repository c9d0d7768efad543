import type { SurveyCard } from '../requests/active-surveys'

export interface SortedSurveys {
  /** Not answered yet. */
  readonly remaining: readonly SurveyCard[]
  /** For other groups. */
  readonly others: readonly SurveyCard[]
}

/** What is open and not answered, as it stands for a visitor. Those for her own group come first, then those for all. */
export function sortedSurveys(
  active: readonly SurveyCard[],
  remaining: readonly SurveyCard[],
  answered: readonly { readonly id: number }[],
  objectTypeId: number | null,
): SortedSurveys {
  const known = new Set([...remaining, ...answered].map(({ id }) => id))
  const isOwn = (survey: SurveyCard) => Number(objectTypeId !== null && survey.objectTypeIds.includes(objectTypeId))
  return {
    remaining: [...remaining].sort((a, b) => isOwn(b) - isOwn(a)),
    others: active.filter(({ id }) => !known.has(id)),
  }
}
