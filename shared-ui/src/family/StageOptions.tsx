import { recommendationOptions } from 'shared-contracts/constants'
import { type AddressStage, LAST_CHILD_MONTH, stageCode, stageTitle } from 'shared-contracts/family'

const MONTHS = Array.from({ length: LAST_CHILD_MONTH + 1 }, (_, month) => month)

/** Every stage that an address can name, for a select whose values are their codes: mothers, then children by month. `months`: fewer of them. */
export function StageOptions({ months = MONTHS }: { months?: readonly number[] }) {
  return (
    <>
      <Group label="Mẹ" stages={recommendationOptions} />
      <Group label="Bé" stages={months.map((month) => ({ kind: 'child', months: month }))} />
    </>
  )
}

function Group({ label, stages }: { label: string; stages: readonly AddressStage[] }) {
  return (
    <optgroup label={label}>
      {stages.map((stage) => (
        <option key={stageCode(stage)} value={stageCode(stage)}>
          {stageTitle(stage)}
        </option>
      ))}
    </optgroup>
  )
}
