import type { CalendarDay } from 'shared-contracts/ages'
import { areChildMeasuresSwapped } from 'shared-contracts/validation'
import { Button } from 'shared-frame'
import { formFields, swapQuestion } from 'shared-frame/forms'
import { sheetStyles as styles } from '../../sheets'
import { emptyVisit, type GrowthSheetValues, MOST_VISITS } from '../rules/sheet-values'
import { growthSheetTexts as texts } from '../texts'

const fields = formFields<GrowthSheetValues>()

/** The visits, one below the other; they come and go at the end alone. */
export function VisitsFields({ today }: { readonly today: CalendarDay }) {
  // Followed with what is typed into its fields, which a field of its own would not be.
  const visits = fields.useValue('visits')
  const change = fields.useChange()
  return (
    <>
      {visits.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a visit is known by
        <VisitFields key={index} index={index} today={today} />
      ))}
      <div className={styles.actions}>
        {visits.length < MOST_VISITS ? (
          <Button tone="soft" size="small" onClick={() => change({ visits: [...visits, emptyVisit(null)] })}>
            {texts.add}
          </Button>
        ) : (
          <p>{texts.full(MOST_VISITS)}</p>
        )}
        {visits.length > 1 && (
          <Button tone="quiet" size="small" onClick={() => change({ visits: visits.slice(0, -1) })}>
            {texts.remove(visits.length)}
          </Button>
        )}
      </div>
    </>
  )
}

function VisitFields({ index, today }: { readonly index: number; readonly today: CalendarDay }) {
  return (
    <fieldset className={styles.entry}>
      <legend className={styles.entryTitle}>{texts.visit(index + 1)}</legend>
      <fields.Date name={`visits.${index}.checkDate`} label={texts.checkDate} required max={today} />
      <div className={styles.pair}>
        <Weight index={index} />
        <fields.Measure name={`visits.${index}.height`} measure="height" label={texts.height} />
      </div>
      <fields.Measure
        name={`visits.${index}.armCircumference`}
        measure="armCircumference"
        label={texts.arm}
        hint={texts.armHint}
      />
      <fields.Radio
        name={`visits.${index}.position`}
        legend={texts.position}
        options={[
          { value: 'lying', title: texts.lying },
          { value: 'standing', title: texts.standing },
          { value: 'unknown', title: texts.unknown },
        ]}
      />
      <fields.Checkbox name={`visits.${index}.oedema`} label={texts.oedema} />
      <fields.Checkbox name={`visits.${index}.dangerSigns`} label={texts.dangerSigns} />
    </fieldset>
  )
}

/** Asks whether weight and length stand in each other's fields. */
function Weight({ index }: { readonly index: number }) {
  const visits = fields.useValue('visits')
  const change = fields.useChange()
  const { weight = null, height = null } = visits[index] ?? {}
  const swap = areChildMeasuresSwapped(weight, height)
    ? swapQuestion(() =>
        change({
          visits: visits.map((visit, place) =>
            place === index ? { ...visit, weight: height, height: weight } : visit,
          ),
        }),
      )
    : undefined
  return <fields.Measure name={`visits.${index}.weight`} measure="weight" label={texts.weight} question={swap} />
}
