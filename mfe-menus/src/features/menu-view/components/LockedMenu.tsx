import type { CallAnswer } from 'shared-contracts/calls'
import { eaterTitle } from 'shared-contracts/menus'
import { menuPath, paths } from 'shared-contracts/paths'
import { AppLink, LoginRequired, Page, PageHeader } from 'shared-frame'
import { usePage } from 'shared-frame/remote'
import { menuTexts } from '../../../texts/menu'
import { MenuSignature } from './MenuSignature'

/** What everybody may know of a menu whose days need a login, and the way to them: back to the day that was asked for. */
export function LockedMenu({ menu }: { menu: CallAnswer<'Menu/HomePage'>[number] }) {
  const { search } = usePage()
  const query = search.toString()
  return (
    <Page>
      <PageHeader
        title={menu.title}
        eyebrow={eaterTitle(menu.objectTypeId)}
        intro={menu.summary}
        illustration={menu.illustrations[0]}
      />
      <LoginRequired title={menuTexts.locked} returnTo={menuPath(menu.menuId) + (query === '' ? '' : `?${query}`)}>
        {menuTexts.lockedHint}
      </LoginRequired>
      <MenuSignature menu={menu} />
      <AppLink to={paths.menuBank}>{menuTexts.back}</AppLink>
    </Page>
  )
}
