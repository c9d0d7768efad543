import { useId } from 'react'
import { type Audience, audienceCode, audienceTitle } from 'shared-contracts/audience'
import { recommendationOptions } from 'shared-contracts/constants'
import { Button } from 'shared-frame'
import styles from './Audience.module.css'
import { audienceTexts as texts } from './audience-texts'

/** Each month of the first two years, then where a year or half a year is told. */
const MONTHS = [...Array.from({ length: 25 }, (_, month) => month), 30, 36, 42, 48, 54]

interface Props {
  readonly path: string
  readonly chosen: Audience | null
}

/** Leads to the address of the same page for somebody. It needs no script. */
export function AudienceForm({ path, chosen }: Props) {
  const id = useId()
  const months = MONTHS.map((month): Audience => ({ kind: 'child', months: month }))
  return (
    <form className={styles.form} action={path} method="get">
      <label htmlFor={id}>{texts.title}</label>
      <select id={id} name="cho" className={styles.select} defaultValue={chosen ? audienceCode(chosen) : undefined}>
        <Options label={texts.mothers} audiences={recommendationOptions} />
        <Options label={texts.children} audiences={months} />
      </select>
      <Button type="submit">{texts.show}</Button>
    </form>
  )
}

function Options({ label, audiences }: { label: string; audiences: readonly Audience[] }) {
  return (
    <optgroup label={label}>
      {audiences.map((audience) => (
        <option key={audienceCode(audience)} value={audienceCode(audience)}>
          {audienceTitle(audience)}
        </option>
      ))}
    </optgroup>
  )
}
