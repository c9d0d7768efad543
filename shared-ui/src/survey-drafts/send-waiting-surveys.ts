import { ApiError } from 'shared-contracts/client'
import { surveyPath } from 'shared-contracts/paths'
import { forgetFiles, readFiles } from 'shared-frame/kept'
import type { ShellApi } from 'shared-frame/remotes'
import { type SurveyDraft, surveyDrafts, type WaitingAnswer } from './survey-draft'

const words = {
  thanks: 'Cảm ơn bạn đã điền khảo sát',
  answeredBefore: (title: string) => `Bạn đã gửi câu trả lời cho “${title}” trước đó rồi`,
  refused: (title: string) => `“${title}” chưa gửi được. Câu trả lời của bạn vẫn còn trên máy này.`,
  open: 'Xem lại',
} as const

/**
 * `sent`: the server has it, now or from before. `waits`: no network, a busy server or an ended session; it goes later.
 * `refused`: the answers are not as the server wants them; they stay as a draft.
 */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'waits'; readonly error: unknown }
  | { readonly kind: 'refused'; readonly error: ApiError }

/**
 * Sends the answers to one survey that wait on this device for a user, once: one tab at a time does it, and by its key the server
 * knows what it was sent before. Never rejects for what a server or network may answer.
 */
export function sendWaitingSurvey(shell: ShellApi, userId: number, surveyId: number): Promise<SendOutcome> {
  return alone(async () => {
    const draft = surveyDrafts.read(userId, String(surveyId))?.value
    // Another tab has sent it meanwhile.
    if (!draft || draft.waiting === null) return { kind: 'sent' }
    const session = shell.session.read()
    if (session.state !== 'signed-in' || session.user.id !== userId) return { kind: 'waits', error: null }
    try {
      await send(shell, draft, draft.waiting)
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.code === 'survey_already_submitted'
      if (!isAnswered) return settleFailure(userId, draft, error)
      shell.notify(words.answeredBefore(draft.title), 'info')
      await settle(shell, userId, draft)
      return { kind: 'sent' }
    }
    shell.notify(words.thanks, 'success')
    await settle(shell, userId, draft)
    return { kind: 'sent' }
  })
}

/** Sends all that waits for the user. False: something still waits. Told by notices, as no page may be there that asked for it. */
export async function sendWaitingSurveys(shell: ShellApi, userId: number): Promise<boolean> {
  for (const { value } of surveyDrafts.list(userId)) {
    if (value.waiting === null) continue
    const outcome = await sendWaitingSurvey(shell, userId, value.surveyId)
    if (outcome.kind === 'waits') return false
    if (outcome.kind === 'refused') {
      const action = { label: words.open, run: () => void shell.navigate(surveyPath(value.surveyId)) }
      shell.notify(words.refused(value.title), 'error', action)
    }
  }
  return true
}

async function send(shell: ShellApi, draft: SurveyDraft, waiting: NonNullable<SurveyDraft['waiting']>): Promise<void> {
  if (waiting.consentVersion !== null) {
    const body = { purpose: 'health-data', given: true, textVersion: waiting.consentVersion } as const
    await shell.api.call('User/SetConsent', { body })
    await shell.visitor.invalidate('consents')
  }
  const files = await readFiles(waiting.answers.flatMap(({ images }) => images))
  const withImages = ({ images, ...answer }: WaitingAnswer) => ({
    ...answer,
    images: images.flatMap((key) => files.get(key) ?? []),
  })
  await shell.api.call('Survey/SubmitSurvey', {
    body: { surveyId: draft.surveyId, key: draft.submissionKey, answers: waiting.answers.map(withImages) },
  })
}

async function settle(shell: ShellApi, userId: number, draft: SurveyDraft): Promise<void> {
  await forgetDraft(userId, draft)
  shell.visitor.publishChange('surveys/submitted', { surveyId: draft.surveyId })
}

/** Forgets a draft with its images. */
export async function forgetDraft(owner: number | 'anyone', draft: SurveyDraft): Promise<void> {
  surveyDrafts.forget(owner, String(draft.surveyId))
  await forgetFiles(draft.answers.flatMap(({ images }) => images))
}

function settleFailure(userId: number, draft: SurveyDraft, error: unknown): SendOutcome {
  if (!(error instanceof ApiError) || isPassing(error)) return { kind: 'waits', error }
  surveyDrafts.keep(userId, String(draft.surveyId), { ...draft, waiting: null })
  return { kind: 'refused', error }
}

/** The same call may well succeed later. */
const isPassing = ({ status }: ApiError): boolean => [0, 401, 408, 429].includes(status) || status >= 500

/** One tab after the other; a browser without locks relies on the server, which keeps one submission a key. */
async function alone(work: () => Promise<SendOutcome>): Promise<SendOutcome> {
  return typeof navigator.locks === 'undefined' ? work() : await navigator.locks.request('waiting-surveys', work)
}
