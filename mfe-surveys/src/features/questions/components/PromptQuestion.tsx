import { useEffect, useEffectEvent, useState } from 'react'
import type { PromptQuestionProps } from 'shared-frame/remotes'
import { answerOfWire, answerOnWire, emptyAnswer, fittingAnswer, type QuestionAnswer } from '../rules/question-answer'
import { QuestionField } from './QuestionField'

/** The question of a poll, for whoever shows it over a page. It keeps what was answered and tells each change. */
export function PromptQuestion(props: PromptQuestionProps) {
  // Another question starts from nothing.
  return <OneQuestion key={props.question.id} {...props} />
}

function OneQuestion({ question, initialAnswer = null, disabled, problem, onChange }: PromptQuestionProps) {
  const [answer, setAnswer] = useState<QuestionAnswer>(() =>
    initialAnswer === null ? emptyAnswer : fittingAnswer(question, answerOfWire(initialAnswer)),
  )
  const tellFirst = useEffectEvent(() => {
    if (initialAnswer !== null) onChange(answerOnWire(question, answer))
  })
  useEffect(() => tellFirst(), [])
  function change(next: QuestionAnswer): void {
    setAnswer(next)
    onChange(answerOnWire(question, next))
  }
  return (
    <QuestionField
      question={question}
      answer={answer}
      disabled={disabled}
      problem={problem}
      numbered={false}
      onChange={change}
    />
  )
}
