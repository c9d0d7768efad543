import { findObjectType } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { menuPath } from 'shared-contracts/paths'
import { ArticleCard } from 'shared-ui'

/** Menus as cards with the drawing of their first dish. */
export function MenuCards({ menus }: { menus: CallAnswer<'Menu/HomePage'> }) {
  return menus.map((menu) => (
    <ArticleCard
      key={menu.menuId}
      to={menuPath(menu.menuId)}
      title={menu.title}
      summary={menu.summary}
      label={findObjectType(menu.objectTypeId)?.title}
      illustration={menu.illustrations[0] ?? 'com'}
    />
  ))
}
