import { isOtherTextEnabled } from 'shared-contracts/validation'
import { classNames } from 'shared-frame'
import { questionTexts as texts } from '../../../texts/questions'
import {
  type AnswerGroup,
  groupAnswer,
  isSingleChoice,
  OTHER_TEXT_MAX,
  type Question,
  type QuestionAnswer,
  withChoice,
  withOtherText,
} from '../rules/question-answer'
import styles from './QuestionField.module.css'
import { TextBox } from './TextBox'

interface Props {
  readonly question: Question
  readonly group: AnswerGroup
  readonly answer: QuestionAnswer
  /** Of the radio buttons: one for the whole question. */
  readonly name: string
  readonly invalid: boolean
  onChange(answer: QuestionAnswer): void
}

/** The choices of a group under its title, each with the text box of "other". */
export function ChoiceGroup({ question, group, answer, name, invalid, onChange }: Props) {
  const { surveyAnswerIds: chosen, textAnswer } = groupAnswer(answer, group.id)
  const isSingle = isSingleChoice(question)
  const choices = group.answers.map(({ id, content, isOtherAnswer }) => (
    <div key={id} className={styles.choice}>
      <label className={styles.label}>
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          name={name}
          value={id}
          checked={chosen.includes(id)}
          aria-invalid={!isSingle && invalid ? true : undefined}
          onChange={() => onChange(withChoice(question, answer, group.id, id))}
        />
        <span>{content}</span>
      </label>
      {isOtherAnswer && (
        <TextBox
          value={textAnswer}
          most={OTHER_TEXT_MAX}
          rows={2}
          label={texts.otherLabel(content)}
          placeholder={texts.otherHint}
          disabled={!isOtherTextEnabled([{ id, isOtherAnswer }], chosen)}
          onChange={(text) => onChange(withOtherText(answer, group.id, text))}
        />
      )}
    </div>
  ))
  if (group.title === null || group.title === '') return <div className={styles.choices}>{choices}</div>
  return (
    <fieldset className={classNames(styles.group, styles.choices)}>
      <legend className={styles.groupTitle}>{group.title}</legend>
      {choices}
    </fieldset>
  )
}
