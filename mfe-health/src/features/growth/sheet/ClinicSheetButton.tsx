import type { CalendarDay } from 'shared-contracts/ages'
import { Icon, useShell } from 'shared-frame'
import { SaveButton } from 'shared-frame/saving'
import { babyTexts } from '../../../texts/baby'
import type { ChildCheck } from '../requests/child-history'
import type { SheetChild } from './clinic-sheet'

interface Props {
  readonly child: SheetChild
  readonly today: CalendarDay
  readonly checks: readonly ChildCheck[]
}

/** Makes the clinic sheet and hands it over as a PDF; what makes it comes only now. */
export function ClinicSheetButton({ child, today, checks }: Props) {
  const shell = useShell()
  return (
    <SaveButton
      tone="soft"
      size="small"
      icon={<Icon name="print" />}
      failed={babyTexts.sheet.failed}
      file={async () => {
        const { clinicSheetFile } = await import(/* webpackChunkName: "clinic-sheet" */ './clinic-sheet')
        return clinicSheetFile(shell, child, checks, today)
      }}
    >
      {babyTexts.sheet.make}
    </SaveButton>
  )
}
