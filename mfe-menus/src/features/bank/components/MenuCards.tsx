import { parseCalendarDay } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { formatDay } from 'shared-contracts/formats'
import { eaterTitle } from 'shared-contracts/menus'
import { menuPath } from 'shared-contracts/paths'
import { ArticleCard } from 'shared-frame'
import { AddToListIcon } from 'shared-ui/list-items'
import { instituteTexts } from '../../../texts/institute'
import { menuOfCard } from '../../to-list'

/** Who signed a menu and when; null for a menu that nobody has signed. See "Signed menus" in docs/product/menus.md. */
function signature({ author, signedAt }: CallAnswer<'Menu/HomePage'>[number]): string | null {
  const day = signedAt === null ? null : parseCalendarDay(signedAt)
  return author === null || day === null ? null : instituteTexts.signed(author, formatDay(day))
}

/** Menus as cards with the drawing of their first dish. */
export function MenuCards({ menus }: { menus: CallAnswer<'Menu/HomePage'> }) {
  return menus.map((menu) => (
    <ArticleCard
      key={menu.menuId}
      to={menuPath(menu.menuId)}
      title={menu.title}
      summary={signature(menu) ?? menu.summary}
      label={eaterTitle(menu.objectTypeId) ?? undefined}
      illustration={menu.illustrations[0] ?? 'com'}
      aside={<AddToListIcon item={menuOfCard(menu)} />}
    />
  ))
}
