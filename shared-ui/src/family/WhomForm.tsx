import { useId } from 'react'
import { type Stage, stageCode } from 'shared-contracts/family'
import { Button } from 'shared-frame'
import { StageOptions } from './StageOptions'
import styles from './Whom.module.css'
import { whomTexts as texts } from './whom-texts'

/** Each month of the first two years, then where a year or half a year is told. */
const MONTHS = [...Array.from({ length: 25 }, (_, month) => month), 30, 36, 42, 48, 54]

interface Props {
  readonly path: string
  readonly chosen: Stage | null
}

/** Leads to the address of the same page for somebody. It needs no script. */
export function WhomForm({ path, chosen }: Props) {
  const id = useId()
  return (
    <form className={styles.form} action={path} method="get">
      <label htmlFor={id}>{texts.title}</label>
      <select id={id} name="cho" className={styles.select} defaultValue={chosen ? stageCode(chosen) : undefined}>
        <StageOptions months={MONTHS} />
      </select>
      <Button type="submit">{texts.show}</Button>
    </form>
  )
}
