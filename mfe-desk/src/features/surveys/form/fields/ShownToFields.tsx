import { memo } from 'react'
import { objectTypes } from 'shared-contracts/ages'
import { Checkbox } from 'shared-frame/forms'
import type { EditedDraft } from '../../rules/edited-draft'
import { surveyTexts } from '../../survey-texts'
import styles from '../SurveyForm.module.css'
import { useFormState } from './form-context'
import { MomentField } from './MomentField'
import { PlacedGroup } from './placed-fields'

const words = surveyTexts.form
/** 0 stands for all: that is no choice here, as none means everybody. */
const choices = objectTypes.filter(({ id }) => id !== 0)

type Props = Pick<EditedDraft, 'objectTypeIds' | 'startsAt' | 'endsAt'>

/** Whom it is for, and when it is shown. */
export const ShownToFields = memo(function ShownToFields({ objectTypeIds, startsAt, endsAt }: Props) {
  const { change } = useFormState()
  return (
    <>
      <PlacedGroup place="objectTypeIds" legend={words.shownTo} hint={words.shownToHint}>
        <div className={styles.checks}>
          {choices.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={objectTypeIds.includes(id)}
              onChange={(checked) =>
                change((all) => ({ ...all, objectTypeIds: toggled(all.objectTypeIds, id, checked) }))
              }
            />
          ))}
        </div>
      </PlacedGroup>
      <PlacedGroup place="schedule" legend={words.schedule}>
        <div className={styles.moments}>
          <MomentField
            place="startsAt"
            label={words.startsAt}
            usualTime="00:00"
            value={startsAt}
            onChange={(moment) => change((all) => ({ ...all, startsAt: moment }))}
          />
          <MomentField
            place="endsAt"
            label={words.endsAt}
            usualTime="23:59"
            value={endsAt}
            onChange={(moment) => change((all) => ({ ...all, endsAt: moment }))}
          />
        </div>
      </PlacedGroup>
    </>
  )
})

function toggled(ids: readonly number[], id: number, isChosen: boolean): readonly number[] {
  const others = ids.filter((each) => each !== id)
  return isChosen ? [...others, id].sort((a, b) => a - b) : others
}
