/** What editors write, as the desk's calls have it: see `deskDraft` of shared-contracts/call-schemas. */
export interface DraftAnswer {
  /** Null: new. Ids last over changes, as answers name them. */
  readonly id: number | null
  readonly content: string
  readonly isOtherAnswer: boolean
}

export interface DraftGroup {
  readonly id: number | null
  readonly title: string | null
  readonly answers: readonly DraftAnswer[]
}

export interface DraftQuestion {
  readonly id: number | null
  readonly content: string
  readonly surveyQuestionTypeId: number
  readonly allowAttachImage: boolean
  readonly requireAttachImage: boolean
  readonly answerGroups: readonly DraftGroup[]
}

interface ShownTo {
  readonly title: string
  readonly objectTypeIds: readonly number[]
  /** Instants, ISO 8601. */
  readonly startsAt: string | null
  readonly endsAt: string | null
}

interface Asked extends ShownTo {
  readonly summary: string
  readonly purpose: string
  readonly aboutHealth: boolean
  readonly keepDays: number
  readonly questions: readonly DraftQuestion[]
}

export type SurveyDraft = Asked & { readonly kind: 'survey' }
export type PollDraft = Asked & { readonly kind: 'poll'; readonly url: string }
export type PopupDraft = ShownTo & {
  readonly kind: 'popup'
  readonly content: string
  readonly pageNames: readonly string[]
  readonly buttonPosition: number
  readonly buttonText: string | null
  readonly redirectUrl: string | null
  readonly secondToShow: number
}
export type DeskDraft = SurveyDraft | PollDraft | PopupDraft
