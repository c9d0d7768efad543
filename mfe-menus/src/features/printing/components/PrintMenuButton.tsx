import type { DayCode } from 'shared-contracts/menus'
import { PrintButton } from 'shared-frame'
import type { MenuToPrint } from '../rules/menu-to-print'

interface Props {
  readonly menu: MenuToPrint
  /** The day on screen. */
  readonly dayCode: DayCode
  /** How many eat of it, before the visitor chooses. */
  readonly people?: number
}

/** Opens the preview of a menu: week, day, market list, recipes. */
export function PrintMenuButton({ menu, dayCode, people = 1 }: Props) {
  return (
    <PrintButton
      preview={async (close) => {
        const { default: MenuPreview } = await import(/* webpackChunkName: "print-menu" */ '../menu-preview-part')
        return <MenuPreview menu={menu} dayCode={dayCode} startPeople={people} onClose={close} />
      }}
    />
  )
}
