import { type FormEvent, useId } from 'react'
import { parseCalendarDay } from 'shared-contracts/ages'
import { audienceCode, audienceTitle, LAST_CHILD_MONTH, parseAudience, toldToday } from 'shared-contracts/audience'
import { recommendationOptions } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import { Button, useShell } from 'shared-frame'
import type { SiteAudience } from 'shared-ui/audience'
import { texts } from '../../../texts'
import { activityChoices, hasActivity, needsSearch, parseActivity } from '../rules/activity'
import type { NeedsChoice } from '../rules/needs-choice'
import { useKeepActivity } from '../use-needs-choice'
import styles from './Needs.module.css'

const months = Array.from({ length: LAST_CHILD_MONTH + 1 }, (_, month) => month)

/** Chooses whose needs are shown, and how hard she works. A plain form with an address: it works before and without scripts. */
export function AudienceForm({ audience, activity, by, site }: NeedsChoice & { site: SiteAudience }) {
  const shell = useShell()
  const keepActivity = useKeepActivity()
  const id = useId()
  const activityId = useId()

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    const whom = parseAudience(String(chosen.get('cho'))) ?? audience
    const today = parseCalendarDay(site.page.today)
    // Another activity says nothing new of whom the site is for.
    if (today !== null && audienceCode(whom) !== audienceCode(audience)) site.tell(toldToday(whom, today))
    const muc = chosen.get('muc')
    if (typeof muc === 'string') keepActivity(muc)
    const search = needsSearch(whom, parseActivity(typeof muc === 'string' ? muc : null))
    void shell.navigate(`${paths.nutritionNeeds}${search}`, { keepScroll: true })
  }

  return (
    <form className={styles.form} action={paths.nutritionNeeds} method="get" onSubmit={show} data-no-print>
      <label htmlFor={id}>{texts.needs.forWhom}</label>
      <select
        id={id}
        name="cho"
        key={audienceCode(audience)}
        defaultValue={audienceCode(audience)}
        className={styles.select}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <optgroup label={texts.needs.mothers}>
          {recommendationOptions.map((option) => (
            <option key={audienceCode(option)} value={audienceCode(option)}>
              {audienceTitle(option)}
            </option>
          ))}
        </optgroup>
        <optgroup label={texts.needs.children}>
          {months.map((month) => (
            <option key={month} value={audienceCode({ kind: 'child', months: month })}>
              {audienceTitle({ kind: 'child', months: month })}
            </option>
          ))}
        </optgroup>
      </select>
      {hasActivity(audience) && (
        <>
          <label htmlFor={activityId}>{texts.needs.activity}</label>
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
                {texts.needs.activities[choice.activity]}
              </option>
            ))}
          </select>
        </>
      )}
      <Button type="submit">{texts.needs.show}</Button>
      {by === 'profile' && <p className={styles.by}>{texts.needs.ofProfile}</p>}
      {by === 'device' && <p className={styles.by}>{texts.needs.ofDevice}</p>}
    </form>
  )
}
