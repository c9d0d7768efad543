import { surveyLimits } from 'shared-contracts/surveys'
import { Button } from 'shared-ui'
import { deskTexts } from '../../desk-texts'
import { type EditedAsked, type EditedQuestion, newQuestion } from '../../rules/edited-draft'
import { placeId, useFormState } from './form-context'
import { PlacedGroup } from './placed-fields'
import { QuestionFields } from './QuestionFields'

const words = deskTexts.form

/** The questions of a survey, or the one of a poll. */
export function QuestionsFields({ draft }: { draft: EditedAsked }) {
  const { change, locked, focusNext } = useFormState()
  const { questions, kind } = draft
  const most = kind === 'poll' ? 1 : surveyLimits.questions

  const onList = (next: (list: readonly EditedQuestion[]) => readonly EditedQuestion[]) =>
    change((all) => (all.kind === 'popup' ? all : { ...all, questions: next(all.questions) }))

  return (
    <PlacedGroup place="questions" legend={words.questions}>
      {questions.length === 0 && <p>{words.noQuestions}</p>}
      {questions.map((question, index) => (
        <QuestionFields
          key={question.key}
          kind={kind}
          question={question}
          index={index}
          questions={questions}
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
