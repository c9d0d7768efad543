import { type Answers, answersOf } from './answers-draft'

/** What was answered, while the tab lives; in memory alone (DECISIONS 34). */
let kept: Answers = answersOf([])

export function keptAnswers(): Answers {
  return kept
}

export function keepAnswers(answers: Answers): void {
  kept = answers
}
