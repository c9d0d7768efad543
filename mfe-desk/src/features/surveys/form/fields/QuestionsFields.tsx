import { useCallback } from 'react'
import { surveyLimits } from 'shared-contracts/surveys'
import { Button } from 'shared-frame'
import { type EditedAsked, type EditedQuestion, newQuestion } from '../../rules/edited-draft'
import { surveyTexts } from '../../survey-texts'
import { placeId, useFormState } from './form-context'
import { PlacedGroup } from './placed-fields'
import { QuestionFields } from './QuestionFields'

const words = surveyTexts.form

/** The questions of a survey, or the one of a poll. */
export function QuestionsFields({ kind, questions }: Pick<EditedAsked, 'kind' | 'questions'>) {
  const { change, locked, focusNext } = useFormState()
  const most = kind === 'poll' ? 1 : surveyLimits.questions

  const onList = useCallback(
    (next: (list: readonly EditedQuestion[]) => readonly EditedQuestion[]) =>
      change((all) => (all.kind === 'popup' ? all : { ...all, questions: next(all.questions) })),
    [change],
  )

  return (
    <PlacedGroup place="questions" legend={words.questions}>
      {questions.length === 0 && <p>{words.noQuestions}</p>}
      {questions.map((question, index) => (
        <QuestionFields
          key={question.key}
          kind={kind}
          question={question}
          index={index}
          count={questions.length}
          onList={onList}
        />
      ))}
      {!locked && questions.length < most && (
        <Button
          id={placeId('questions-add')}
          tone="soft"
          onClick={() => {
            onList((list) => [...list, newQuestion()])
            focusNext(placeId(`questions.${questions.length}.content`))
          }}
        >
          {words.addQuestion}
        </Button>
      )}
    </PlacedGroup>
  )
}
