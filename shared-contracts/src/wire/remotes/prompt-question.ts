import type { CallAnswer } from '../calls'

export type PromptQuestion = CallAnswer<'Poll/GetById'>['surveyQuestion']

/** What was answered so far, as `Poll/SubmitPoll` takes it. */
export interface PromptAnswer {
  readonly textAnswer: string | null
  readonly surveyAnswerGroups: readonly {
    readonly surveyAnswerGroupId: number
    readonly surveyAnswerIds: readonly number[]
    readonly textAnswer: string | null
  }[]
}

/** Props of the widget `surveys/prompt-question`: the question of a poll that the shell shows over a page. */
export interface PromptQuestionProps {
  readonly question: PromptQuestion
  /** While it is being sent. */
  readonly disabled: boolean
  /** What is wrong with the answer, in words; null: nothing. */
  readonly problem: string | null
  /** Tells each change; null: there is nothing to send. */
  onChange(answer: PromptAnswer | null): void
}
