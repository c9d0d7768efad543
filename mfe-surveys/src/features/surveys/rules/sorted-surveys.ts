import type { SurveyCard } from '../requests/active-surveys'

/** Whether a survey is for an object type; without any stated, or with 0 among them, it is for all. */
export function isFor({ objectTypeIds }: SurveyCard, objectTypeId: number | null): boolean {
  return (
    objectTypeIds.length === 0 ||
    objectTypeIds.includes(0) ||
    (objectTypeId !== null && objectTypeIds.includes(objectTypeId))
  )
}

export interface SortedSurveys {
  /** Not answered yet. */
  readonly remaining: readonly SurveyCard[]
  /** For the visitor and not remaining: answered. */
  readonly answered: readonly SurveyCard[]
  /** For other groups. */
  readonly others: readonly SurveyCard[]
}

/** What is open, as it stands for a visitor. Those for her own group come first, then those for all. */
export function sortedSurveys(
  active: readonly SurveyCard[],
  remaining: readonly SurveyCard[],
  objectTypeId: number | null,
): SortedSurveys {
  const isRemaining = ({ id }: SurveyCard) => remaining.some((survey) => survey.id === id)
  const rest = active.filter((survey) => !isRemaining(survey))
  const isOwn = (survey: SurveyCard) => Number(objectTypeId !== null && survey.objectTypeIds.includes(objectTypeId))
  return {
    remaining: remaining.toSorted((a, b) => isOwn(b) - isOwn(a)),
    answered: rest.filter((survey) => isFor(survey, objectTypeId)),
    others: rest.filter((survey) => !isFor(survey, objectTypeId)),
  }
}
