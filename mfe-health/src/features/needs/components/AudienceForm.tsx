import { type FormEvent, useId } from 'react'
import { recommendationOptions } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import { Button, useShell } from 'shared-ui'
import { texts } from '../../../texts'
import { type Audience, audienceCode, LAST_CHILD_MONTH } from '../rules/audience'
import { audienceTitle } from '../rules/audience-title'
import styles from './Needs.module.css'

const months = Array.from({ length: LAST_CHILD_MONTH + 1 }, (_, month) => month)

/** Chooses whose needs are shown. A plain form with an address: it works before and without scripts. */
export function AudienceForm({ audience }: { audience: Audience }) {
  const shell = useShell()
  const id = useId()

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('cho')
    void shell.navigate(`${paths.nutritionNeeds}?cho=${String(code)}`, { keepScroll: true })
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
      <Button type="submit">{texts.needs.show}</Button>
    </form>
  )
}
