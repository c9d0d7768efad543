import { surveyLimits } from 'shared-contracts/surveys'
import { Button } from 'shared-ui'
import { FieldError } from 'shared-ui/forms'
import { deskTexts } from '../../desk-texts'
import { type EditedAnswer, type EditedGroup, type EditedQuestion, newAnswer, newGroup } from '../../rules/edited-draft'
import styles from '../DeskForm.module.css'
import { placeId, useFormState } from './form-context'
import { PartButtons } from './PartButtons'
import { Doubt, PlacedText, useErrorAt } from './placed-fields'

const words = deskTexts.form

interface Props {
  readonly question: EditedQuestion
  /** Of the groups in the draft. */
  readonly place: string
  readonly onGroups: (next: (groups: readonly EditedGroup[]) => readonly EditedGroup[]) => void
}

/** What can be chosen, in one group or in several with titles; free text has nothing to choose. */
export function AnswerGroups({ question, place, onGroups }: Props) {
  const { locked, focusNext } = useFormState()
  const { answerGroups } = question
  const error = useErrorAt(place)
  if (answerGroups.length === 0 && question.setAside.length > 0) return null
  if (question.surveyQuestionTypeId === 3 && answerGroups.length === 0) return null
  return (
    <div id={placeId(place)} tabIndex={-1} className={styles.groups}>
      {answerGroups.map((group, index) => (
        <Group key={group.key} group={group} index={index} groups={answerGroups} place={place} onGroups={onGroups} />
      ))}
      <FieldError message={error} />
      <Doubt place={place} />
      {!locked && answerGroups.length < surveyLimits.groups && (
        <p>
          <Button
            id={placeId(`${place}-add`)}
            tone="quiet"
            size="small"
            onClick={() => {
              onGroups((groups) => [...groups, newGroup()])
              focusNext(placeId(`${place}.${answerGroups.length}.title`))
            }}
          >
            {words.addGroup}
          </Button>
        </p>
      )}
    </div>
  )
}

interface GroupProps extends Pick<Props, 'place' | 'onGroups'> {
  readonly group: EditedGroup
  readonly index: number
  readonly groups: readonly EditedGroup[]
}

function Group({ group, index, groups, place, onGroups }: GroupProps) {
  const { locked, focusNext } = useFormState()
  const own = `${place}.${index}`
  const answersPlace = `${own}.answers`
  const answersError = useErrorAt(answersPlace)
  const several = groups.length > 1
  const change = (next: (each: EditedGroup) => EditedGroup) =>
    onGroups((all) => all.map((each) => (each.key === group.key ? next(each) : each)))
  const onAnswers = (next: (answers: readonly EditedAnswer[]) => readonly EditedAnswer[]) =>
    change((each) => ({ ...each, answers: next(each.answers) }))
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
            <PartButtons place={place} index={index} list={groups} name={words.group(index + 1)} onList={onGroups} />
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
        {group.answers.map((answer, at) => {
          const name = answer.isOtherAnswer ? words.otherAnswer(at + 1) : words.answer(at + 1)
          return (
            <div key={answer.key} className={styles.answer}>
              <PlacedText
                place={`${answersPlace}.${at}.content`}
                label={name}
                required
                maxLength={surveyLimits.answer}
                value={answer.content}
                onChange={(content) =>
                  onAnswers((all) => all.map((each) => (each.key === answer.key ? { ...each, content } : each)))
                }
              />
              <PartButtons place={answersPlace} index={at} list={group.answers} name={name} onList={onAnswers} />
            </div>
          )
        })}
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
