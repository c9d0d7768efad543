import { type FormEvent, useId } from 'react'
import { parseCalendarDay } from 'shared-contracts/ages'
import { parseStage, stageCode, stageTitle, toldToday } from 'shared-contracts/family'
import { paths } from 'shared-contracts/paths'
import { Button, useShell } from 'shared-frame'
import { type SiteWhom, StageOptions } from 'shared-ui/family'
import { needsTexts } from '../../../texts/needs'
import { activityChoices, hasActivity, needsPath, parseActivity } from '../rules/activity'
import type { NeedsChoice } from '../rules/needs-choice'
import { useKeepActivity } from '../use-needs-choice'
import styles from './Needs.module.css'

/** Chooses whose needs are shown, and how hard she works. A plain form with an address: it works before and without scripts. */
export function StageForm({ stage, activity, by, site }: NeedsChoice & { site: SiteWhom }) {
  const shell = useShell()
  const keepActivity = useKeepActivity()
  const id = useId()
  const activityId = useId()

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const whom = parseStage(String(chosen.get('cho')))
    const today = parseCalendarDay(site.page.today)
    // Another activity says nothing new of whom the site is for.
    if (today !== null && whom !== null && stageCode(whom) !== stageCode(stage)) site.tell(toldToday(whom, today))
    const muc = chosen.get('muc')
    if (typeof muc === 'string') keepActivity(muc)
    const path = needsPath(whom ?? stage, parseActivity(typeof muc === 'string' ? muc : null))
    void shell.navigate(path, { keepScroll: true })
  }

  return (
    <form className={styles.form} action={paths.nutritionNeeds} method="get" onSubmit={show} data-no-print>
      <label htmlFor={id}>{needsTexts.forWhom}</label>
      <select
        id={id}
        name="cho"
        key={stageCode(stage)}
        defaultValue={stageCode(stage)}
        className={styles.select}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {stage.kind === 'past-term' && <option value="">{stageTitle(stage)}</option>}
        <StageOptions />
      </select>
      {hasActivity(stage) && (
        <>
          <label htmlFor={activityId}>{needsTexts.activity}</label>
          <select
            id={activityId}
            name="muc"
            key={activity}
            defaultValue={activityChoices.find((choice) => choice.activity === activity)?.code}
            className={styles.select}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            {activityChoices.map((choice) => (
              <option key={choice.code} value={choice.code}>
                {needsTexts.activities[choice.activity]}
              </option>
            ))}
          </select>
        </>
      )}
      <Button type="submit">{needsTexts.show}</Button>
      {by === 'profile' && <p className={styles.by}>{needsTexts.ofProfile}</p>}
      {by === 'device' && <p className={styles.by}>{needsTexts.ofDevice}</p>}
    </form>
  )
}
