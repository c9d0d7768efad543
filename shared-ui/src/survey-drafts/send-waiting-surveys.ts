import { ApiError } from 'shared-contracts/client'
import { surveyPath } from 'shared-contracts/paths'
import { forgetFiles, readFiles } from 'shared-frame/kept'
import type { ShellApi } from 'shared-frame/remotes'
import { type Flushed, flush, type Sender } from 'shared-ui/outbox'
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
 * Sends the answers to one survey that wait on this device for a user, once: by its key the server knows what it was sent before.
 * Never rejects for what a server or network may answer.
 */
export async function sendWaitingSurvey(shell: ShellApi, userId: number, surveyId: number): Promise<SendOutcome> {
  const refusals: ApiError[] = []
  const sender = senderOf(shell, userId, (_, error) => void refusals.push(error))
  const flushed = await flush(shell, sender, userId, String(surveyId))
  if (refusals[0]) return { kind: 'refused', error: refusals[0] }
  return flushed.state === 'sent' ? { kind: 'sent' } : { kind: 'waits', error: flushed.error }
}

/** Sends all that waits for the user. Told by notices, as no page may be there that asked for it. */
export function sendWaitingSurveys(shell: ShellApi, userId: number): Promise<Flushed> {
  const tell = ({ title, surveyId }: SurveyDraft) => {
    const action = { label: words.open, run: () => void shell.navigate(surveyPath(surveyId)) }
    shell.notify(words.refused(title), 'error', action)
  }
  return flush(shell, senderOf(shell, userId, tell), userId)
}

/** `onRefused`: the answers are a draft again. */
function senderOf(
  shell: ShellApi,
  userId: number,
  onRefused: (draft: SurveyDraft, error: ApiError) => void,
): Sender<SurveyDraft> {
  return {
    place: surveyDrafts,
    isDue: ({ waiting }) => waiting !== null,
    async send([{ value }]) {
      try {
        await submit(shell, value)
        shell.notify(words.thanks, 'success')
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'survey_already_submitted') throw error
        shell.notify(words.answeredBefore(value.title), 'info')
      }
    },
    async done({ value }) {
      await forgetDraft(userId, value)
      shell.visitor.publishChange('surveys/submitted', { surveyId: value.surveyId })
    },
    refused({ key, value }, error) {
      surveyDrafts.keep(userId, key, { ...value, waiting: null })
      onRefused(value, error)
      return 'keep'
    },
  }
}

/** Consent first: without it the answers are refused. */
async function submit(shell: ShellApi, { surveyId, submissionKey, waiting }: SurveyDraft): Promise<void> {
  if (waiting === null) return
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
    body: { surveyId, key: submissionKey, answers: waiting.answers.map(withImages) },
  })
}

/** Forgets a draft with its images. */
export async function forgetDraft(owner: number | 'anyone', draft: SurveyDraft): Promise<void> {
  surveyDrafts.forget(owner, String(draft.surveyId))
  await forgetFiles(draft.answers.flatMap(({ images }) => images))
}
