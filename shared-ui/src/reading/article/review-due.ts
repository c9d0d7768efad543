/** Whether the day of an article's next review (`YYYY-MM-DD`, null: none planned) has come. */
export function isReviewDue(reviewDueAt: string | null, today: string): boolean {
  return reviewDueAt !== null && reviewDueAt <= today
}
