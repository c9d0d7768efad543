import { useState } from 'react'
import type { ApiError } from 'shared-contracts/client'
import { paths } from 'shared-contracts/paths'
import { useSession, useShell } from 'shared-frame'
import { forgetFiles, type KeptOwner, keepFile, readFiles, useKeptState } from 'shared-frame/kept'
import { failureOf } from 'shared-frame/sending'
import { failureKind } from 'shared-ui/outbox'
import { DRAFT_DAYS, forgetDraft, type SendOutcome, sendWaitingSurvey, surveyDrafts } from 'shared-ui/survey-drafts'
import { surveyTexts as texts } from '../../../texts/surveys'
import type { Survey } from '../requests/survey'
import {
  type AnsweredQuestion,
  answeredQuestions,
  answersToSend,
  missingAnswers,
  newDraft,
  questionField,
  withAnswer,
} from '../rules/survey-answers'
import { useKeptImages } from './use-kept-images'

/** Images about health don't lie about on a device: the draft that names them ends with its tab. */
const HEALTH_IMAGE_DAYS = 1
const ENDED = ['survey_is_closed', 'survey_does_not_exist']

interface Options {
  readonly survey: Survey
  readonly owner: KeptOwner
  /** Consent to keep health data must be asked for first. */
  readonly needsConsent: boolean
}

/** The answers of one visitor to a survey: kept on the device as they change, and sent once. */
export function useSurveyForm({ survey, owner, needsConsent }: Options) {
  const shell = useShell()
  const session = useSession()
  const {
    value: draft,
    change,
    isKept,
  } = useKeptState(surveyDrafts, owner, String(survey.id), () => newDraft(survey, crypto.randomUUID()))
  const questions = answeredQuestions(survey, draft)
  const images = useKeptImages(
    questions.flatMap((question) => question.images),
    survey.aboutHealth ? HEALTH_IMAGE_DAYS : DRAFT_DAYS,
  )
  /** By the question's id. */
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  /** Of the form as a whole. */
  const [faults, setFaults] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [stage, setStage] = useState<'answering' | 'login' | 'consent' | 'sending' | 'sent' | 'ended'>('answering')

  function answer(next: AnsweredQuestion): void {
    change((before) => withAnswer(before, next))
    settleProblem(next.question.id)
  }

  /** What is being put right loses its message at once, and is sent with another press. */
  function settleProblem(questionId: number): void {
    setProblems((before) => new Map([...before].filter(([id]) => id !== questionId)))
    setStage('answering')
  }

  async function addImages(to: AnsweredQuestion, added: readonly string[]): Promise<void> {
    const { keys, isKept } = await images.add(added)
    if (!isKept) shell.notify(texts.imageNotKept, 'warning')
    // What was answered meanwhile stays.
    change((before) => {
      const now = answeredQuestions(survey, before).find(({ question }) => question.id === to.question.id) ?? to
      return withAnswer(before, { ...now, images: [...now.images, ...keys] })
    })
    settleProblem(to.question.id)
  }

  function removeImage(from: AnsweredQuestion, key: string): void {
    answer({ ...from, images: from.images.filter((each) => each !== key) })
    void forgetFiles([key])
  }

  function missing(): ReadonlyMap<number, string> {
    const gone = questions.filter((question) => question.images.some((key) => images.dataOf(key) === null))
    return new Map([
      ...gone.map(({ question }) => [question.id, texts.imagesGone] as const),
      ...missingAnswers(questions),
    ])
  }

  function send(): void {
    const found = missing()
    setFaults([])
    setProblems(found)
    setAttempt((last) => last + 1)
    if (found.size > 0) return
    if (typeof owner !== 'number' || session.state === 'anonymous') {
      setStage('login')
      shell.loginRequired()
    } else if (needsConsent) setStage('consent')
    else void submit(null)
  }

  /** @param consentVersion of the text that was agreed to without network; null: nothing is to be recorded. */
  async function submit(consentVersion: string | null): Promise<void> {
    if (typeof owner !== 'number') return
    setStage('sending')
    await keepLonger()
    change((before) => ({ ...before, waiting: { answers: answersToSend(questions), consentVersion } }))
    await offer(owner)
  }

  /** What waits may wait for as long as a draft lasts. */
  async function keepLonger(): Promise<void> {
    const files = await readFiles(questions.flatMap((question) => question.images))
    if (survey.aboutHealth) for (const [key, data] of files) await keepFile(key, data, DRAFT_DAYS)
  }

  async function offer(userId: number): Promise<void> {
    setStage('sending')
    try {
      settle(await sendWaitingSurvey(shell, userId, survey.id))
    } catch (error) {
      shell.report(error, { at: 'survey' })
      setStage('answering')
    }
  }

  function settle(outcome: SendOutcome): void {
    if (outcome.kind === 'sent') setStage('sent')
    else if (outcome.kind === 'waits') {
      setBusy(outcome.error !== null && failureKind(outcome.error) === 'busy')
      setStage('answering')
    } else refuse(outcome.error)
  }

  function refuse(error: ApiError): void {
    if (ENDED.includes(error.code ?? '')) setStage('ended')
    else if (error.code === 'consent_required') setStage('consent')
    else tell(error)
  }

  function tell(error: ApiError): void {
    const atQuestions = survey.questions.flatMap(({ id }) => {
      const own = error.errors.find(({ field }) => field === questionField(id))
      return own ? [[id, own.message] as const] : []
    })
    setProblems(new Map(atQuestions))
    if (atQuestions.length === 0) setFaults(failureOf(error).map(({ message }) => message))
    setAttempt((last) => last + 1)
    setStage('answering')
  }

  return {
    draft,
    questions,
    problems,
    faults,
    /** Counts presses of "Gửi", so that the summary takes focus anew. */
    attempt,
    stage,
    isKept,
    /** Sent answers wait for a busy server, not for the network. */
    isBusy,
    imageData: images.dataOf,
    answer,
    addImages,
    removeImage,
    send,
    /** She agreed; `null`: and it is recorded. */
    agree: (consentVersion: string | null) => void submit(consentVersion),
    sendNow: () => {
      if (typeof owner === 'number') void offer(owner)
    },
    /** Another key: what was sent meanwhile is not taken for what is answered now. */
    editAgain: () => {
      change((before) => ({ ...before, waiting: null, submissionKey: crypto.randomUUID() }))
    },
    discard: () => void forgetDraft(owner, draft).then(() => shell.navigate(paths.userSurveys)),
  }
}

export type SurveyFormState = ReturnType<typeof useSurveyForm>
