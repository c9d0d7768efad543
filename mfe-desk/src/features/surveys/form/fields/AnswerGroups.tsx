import { memo, useCallback } from 'react'
import { surveyLimits } from 'shared-contracts/surveys'
import { Button } from 'shared-frame'
import { FieldError } from 'shared-frame/forms'
import { type EditedAnswer, type EditedGroup, newAnswer, newGroup } from '../../rules/edited-draft'
import { surveyTexts } from '../../survey-texts'
import styles from '../SurveyForm.module.css'
import { placeId, useFormState } from './form-context'
import { PartButtons } from './PartButtons'
import { Doubt, PlacedText, useErrorAt } from './placed-fields'

const words = surveyTexts.form

interface Props {
  readonly groups: readonly EditedGroup[]
  /** Of the groups in the draft. */
  readonly place: string
  readonly onGroups: (next: (groups: readonly EditedGroup[]) => readonly EditedGroup[]) => void
}

/** What can be chosen, in one group or in several with titles. */
export const AnswerGroups = memo(function AnswerGroups({ groups, place, onGroups }: Props) {
  const { locked, focusNext } = useFormState()
  const error = useErrorAt(place)
  return (
    <div id={placeId(place)} tabIndex={-1} className={styles.groups}>
      {groups.map((group, index) => (
        <Group key={group.key} group={group} index={index} count={groups.length} place={place} onGroups={onGroups} />
      ))}
      <FieldError message={error} />
      <Doubt place={place} />
      {!locked && groups.length < surveyLimits.groups && (
        <p>
          <Button
            id={placeId(`${place}-add`)}
            tone="quiet"
            size="small"
            onClick={() => {
              onGroups((all) => [...all, newGroup()])
              focusNext(placeId(`${place}.${groups.length}.title`))
            }}
          >
            {words.addGroup}
          </Button>
        </p>
      )}
    </div>
  )
})

interface GroupProps extends Pick<Props, 'place' | 'onGroups'> {
  readonly group: EditedGroup
  readonly index: number
  /** How many groups there are. */
  readonly count: number
}

function Group({ group, index, count, place, onGroups }: GroupProps) {
  const { locked, focusNext } = useFormState()
  const own = `${place}.${index}`
  const answersPlace = `${own}.answers`
  const answersError = useErrorAt(answersPlace)
  const several = count > 1
  const { key } = group
  const change = useCallback(
    (next: (each: EditedGroup) => EditedGroup) =>
      onGroups((all) => all.map((each) => (each.key === key ? next(each) : each))),
    [onGroups, key],
  )
  const onAnswers = useCallback(
    (next: (answers: readonly EditedAnswer[]) => readonly EditedAnswer[]) =>
      change((each) => ({ ...each, answers: next(each.answers) })),
    [change],
  )
  const add = (answer: EditedAnswer) => {
    onAnswers((answers) => [...answers, answer])
    focusNext(placeId(`${answersPlace}.${group.answers.length}.content`))
  }

  return (
    <div className={several ? styles.severalGroup : styles.onlyGroup}>
      {several && (
        <>
          <div className={styles.partHead}>
            <h3 className={styles.partTitle}>{words.group(index + 1)}</h3>
            <PartButtons place={place} index={index} count={count} name={words.group(index + 1)} onList={onGroups} />
          </div>
          <PlacedText
            place={`${own}.title`}
            label={words.groupTitle(index + 1)}
            maxLength={surveyLimits.groupTitle}
            value={group.title ?? ''}
            onChange={(title) => change((each) => ({ ...each, title }))}
          />
        </>
      )}
      <div id={placeId(answersPlace)} tabIndex={-1} className={styles.answers}>
        {group.answers.map((answer, at) => (
          <Answer
            key={answer.key}
            answer={answer}
            index={at}
            count={group.answers.length}
            place={answersPlace}
            onAnswers={onAnswers}
          />
        ))}
        <FieldError message={answersError} />
      </div>
      {!locked && group.answers.length < surveyLimits.answers && (
        <div className={styles.row}>
          <Button id={placeId(`${answersPlace}-add`)} tone="soft" size="small" onClick={() => add(newAnswer())}>
            {words.addAnswer}
          </Button>
          {group.answers.every(({ isOtherAnswer }) => !isOtherAnswer) && (
            <Button tone="quiet" size="small" onClick={() => add(newAnswer(true))}>
              {words.addOther}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

interface AnswerProps {
  readonly answer: EditedAnswer
  readonly index: number
  /** How many answers the group has. */
  readonly count: number
  /** Of the answers in the draft. */
  readonly place: string
  readonly onAnswers: (next: (answers: readonly EditedAnswer[]) => readonly EditedAnswer[]) => void
}

const Answer = memo(function Answer({ answer, index, count, place, onAnswers }: AnswerProps) {
  const name = answer.isOtherAnswer ? words.otherAnswer(index + 1) : words.answer(index + 1)
  return (
    <div className={styles.answer}>
      <PlacedText
        place={`${place}.${index}.content`}
        label={name}
        required
        maxLength={surveyLimits.answer}
        value={answer.content}
        onChange={(content) =>
          onAnswers((all) => all.map((each) => (each.key === answer.key ? { ...each, content } : each)))
        }
      />
      <PartButtons place={place} index={index} count={count} name={name} onList={onAnswers} />
    </div>
  )
})
