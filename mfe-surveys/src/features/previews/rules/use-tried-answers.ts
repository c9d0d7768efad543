import { useState } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import {
  type AnsweredQuestion,
  answeredQuestions,
  missingAnswers,
  newDraft,
  type SurveyQuestionsState,
  withAnswer,
} from '../../surveys'

/**
 * Answers that somebody tries in a preview. They live as long as the frame: nothing is kept on the device, nothing is sent. What still fits
 * stays when the draft changes.
 */
export function useTriedAnswers(
  survey: CallAnswer<'Survey/GetById'>,
): SurveyQuestionsState & { readonly isTried: boolean } {
  const [draft, setDraft] = useState(() => newDraft(survey, ''))
  const [images, setImages] = useState<ReadonlyMap<string, string>>(new Map())
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const [attempt, setAttempt] = useState(0)
  const [isTried, setTried] = useState(false)
  const questions = answeredQuestions(survey, draft)

  function answer(next: AnsweredQuestion): void {
    setDraft((before) => withAnswer(before, next))
    setProblems((before) => new Map([...before].filter(([id]) => id !== next.question.id)))
    setTried(false)
  }

  return {
    questions,
    problems,
    faults: [],
    attempt,
    isTried,
    imageData: (key) => images.get(key),
    answer,
    async addImages(to, added) {
      const named = added.map((data) => [crypto.randomUUID(), data] as const)
      setImages((before) => new Map([...before, ...named]))
      answer({ ...to, images: [...to.images, ...named.map(([key]) => key)] })
    },
    removeImage: (from, key) => answer({ ...from, images: from.images.filter((each) => each !== key) }),
    send() {
      const missing = missingAnswers(questions)
      setProblems(missing)
      setAttempt((last) => last + 1)
      setTried(missing.size === 0)
    },
  }
}
