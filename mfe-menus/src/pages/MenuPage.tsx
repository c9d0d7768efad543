import { findObjectType } from 'shared-contracts/ages'
import { dayTitles } from 'shared-contracts/menus'
import { menuPath, paths } from 'shared-contracts/paths'
import { AppLink, CategoryTabs, ErrorState, LoadingState, Page, PageHeader, PrintButton } from 'shared-ui'
import { definePage, type PageContext, usePage, useQuery } from 'shared-ui/remote'
import { DayDetail } from '../features/menu-view/DayDetail'
import { dayIn, menuDayPath } from '../features/menu-view/menu-address'
import { menuQuery } from '../features/menu-view/menu-queries'
import { texts } from '../texts'

function idIn({ params }: PageContext): number {
  return Number.parseInt(params.id ?? '', 10)
}

function MenuPage() {
  const page = usePage()
  const query = useQuery(menuQuery(page.api, idIn(page)))
  if (query.isPending) return <LoadingState shape="cards" />
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />
  const menu = query.data
  const day = menu.days.find((candidate) => candidate.dayCode === dayIn(page.search)) ?? menu.days[0]
  return (
    <Page>
      <PageHeader
        title={menu.title}
        eyebrow={findObjectType(menu.objectTypeId)?.title}
        intro={menu.summary}
        actions={<PrintButton />}
      />
      {menu.days.length > 1 && (
        <CategoryTabs
          label={menu.title}
          tabs={menu.days.map((item) => ({
            to: menuDayPath(menu.menuId, item.dayCode),
            title: dayTitles[item.dayCode],
            current: item === day,
          }))}
        />
      )}
      {day && <DayDetail day={day} objectTypeId={menu.objectTypeId} />}
      {menu.author !== null && <p>{texts.menu.by(menu.author)}</p>}
      <p>{texts.bank.basis}</p>
      <AppLink to={paths.menuBank}>{texts.menu.back}</AppLink>
    </Page>
  )
}

export default definePage({
  queries: (context) => [menuQuery(context.api, idIn(context))],
  head(context, read) {
    const menu = read(menuQuery(context.api, idIn(context)))
    if (!menu) return { title: texts.bank.title }
    return {
      title: menu.title,
      description: menu.summary,
      canonical: menuPath(menu.menuId),
      breadcrumb: [
        { title: texts.bank.title, path: paths.menuBank },
        { title: menu.title, path: menuPath(menu.menuId) },
      ],
    }
  },
  Component: MenuPage,
})
