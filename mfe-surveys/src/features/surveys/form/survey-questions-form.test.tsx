import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { click, createShellMock, type MountedView, mountInShell } from 'shared-frame/testing'
import { madeSurvey } from '../../../testing/made-survey'
import { surveyTexts as texts } from '../../../texts/surveys'
import { emptyAnswer } from '../../questions'
import type { AnsweredQuestion } from '../rules/survey-answers'
import { SurveyQuestionsForm } from './SurveyQuestionsForm'

let view: MountedView
afterEach(() => view.unmount())

const settled = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

test('a press of send while an image is being read waits for it, and is one press', async () => {
  const survey = madeSurvey()
  const withImages = { ...survey, questions: survey.questions.map((each) => ({ ...each, allowAttachImage: true })) }
  const questions: readonly AnsweredQuestion[] = withImages.questions.map((question) => ({
    question,
    answer: emptyAnswer,
    images: [],
  }))
  let sendings = 0
  view = await mountInShell(
    createShellMock(),
    <SurveyQuestionsForm
      survey={withImages}
      disabled={false}
      form={{
        questions,
        problems: new Map(),
        faults: [],
        attempt: 0,
        imageData: () => null,
        answer: () => {},
        addImages: async () => {},
        removeImage: () => {},
        send: () => {
          sendings += 1
        },
      }}
    >
      <button type="submit">{texts.send}</button>
    </SurveyQuestionsForm>,
  )
  const field = view.find<HTMLInputElement>('input[type="file"]')
  Object.defineProperty(field, 'files', { value: [new File(['no image'], 'mon-an.jpg')] })
  act(() => void field.dispatchEvent(new Event('change', { bubbles: true })))
  act(() => view.button(texts.send).click())
  const sentAtOnce = sendings
  await settled(300)
  expect([sentAtOnce, sendings]).toEqual([0, 1])
  await click(view.button(texts.send))
  expect(sendings).toBe(2)
})
