import { parseCalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { menuTexts } from '../../../texts/menu'

/** Who made a menu and when it was signed; nothing for the programme's own. */
export function MenuSignature({
  menu,
}: {
  menu: { readonly author: string | null; readonly signedAt: string | null }
}) {
  if (menu.author === null) return null
  const signedAt = menu.signedAt === null ? null : parseCalendarDay(menu.signedAt)
  return (
    <p>
      {menuTexts.by(menu.author)}
      {signedAt && `, ${formatDay(signedAt)}`}
    </p>
  )
}
