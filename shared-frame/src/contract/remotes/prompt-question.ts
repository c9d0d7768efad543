import type { CallAnswer } from 'shared-contracts/calls'

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
  /** What was answered before, to go on with; read once. */
  readonly initialAnswer?: PromptAnswer | null
  /** While it is being sent. */
  readonly disabled: boolean
  /** What is wrong with the answer, in words; null: nothing. */
  readonly problem: string | null
  /** Tells each change, and at first what still fits of `initialAnswer`; null: there is nothing to send. */
  onChange(answer: PromptAnswer | null): void
}
