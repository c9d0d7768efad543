import { findObjectType } from 'shared-contracts/ages'
import { type DayCode, dayTitles } from 'shared-contracts/menus'
import { menuPath, paths } from 'shared-contracts/paths'
import { AppLink, CategoryTabs, ErrorState, LinkButton, LoadingState, Page, PageHeader, ReviewLine } from 'shared-ui'
import { AddToList } from 'shared-ui/list-items'
import { definePage, type PageContext, usePage } from 'shared-ui/remote'
import { MenuBuilderPart } from '../features/build'
import {
  DayDetail,
  dayIn,
  draftOf,
  isChanging,
  LockedMenu,
  type Menu,
  MenuSignature,
  menuChangePath,
  menuDayPath,
  menuQuery,
  useCountView,
  useMenu,
} from '../features/menu-view'
import { PrintMenuButton } from '../features/printing'
import { SaveMenuButton, storedDays } from '../features/saved-menus'
import { menuWeek } from '../features/to-list'
import { WeekBalancePart } from '../features/week-balance'
import { texts } from '../texts'

function idIn({ params }: PageContext): number {
  return Number.parseInt(params.id ?? '', 10)
}

function MenuPage() {
  const page = usePage()
  const query = useMenu(idIn(page))
  if (query.isPending) return <LoadingState shape="cards" />
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />
  if (query.data.locked) return <LockedMenu menu={query.data} />
  const { search } = page
  return <MenuView key={query.data.menuId} menu={query.data} asked={dayIn(search)} wantsChanges={isChanging(search)} />
}

interface MenuViewProps {
  readonly menu: Menu
  readonly asked: DayCode | null
  readonly wantsChanges: boolean
}

function MenuView({ menu, asked, wantsChanges }: MenuViewProps) {
  useCountView(menu.menuId)
  const day = menu.days.find((candidate) => candidate.dayCode === asked) ?? menu.days[0]
  // What the institute has signed is read, not changed.
  const mayChange = menu.signedAt === null
  const changing = mayChange && wantsChanges
  const dayPath = changing ? menuChangePath : menuDayPath
  return (
    <Page>
      <PageHeader
        title={menu.title}
        eyebrow={findObjectType(menu.objectTypeId)?.title}
        intro={menu.summary}
        actions={
          <>
            {mayChange && day && (
              <LinkButton
                tone={changing ? 'soft' : 'primary'}
                to={(changing ? menuDayPath : menuChangePath)(menu.menuId, day.dayCode)}
              >
                {changing ? texts.menu.asMade : texts.menu.change}
              </LinkButton>
            )}
            <SaveMenuButton
              menus={() => [
                {
                  title: menu.title,
                  objectTypeId: menu.objectTypeId,
                  menuId: menu.menuId,
                  days: storedDays(menu.days),
                },
              ]}
            />
            {menu.dayCount > 1 && <AddToList item={menuWeek(menu)} />}
            {day && <PrintMenuButton menu={menu} dayCode={day.dayCode} />}
          </>
        }
      />
      {menu.days.length > 1 && (
        <CategoryTabs
          label={menu.title}
          tabs={menu.days.map((item) => ({
            to: dayPath(menu.menuId, item.dayCode),
            title: dayTitles[item.dayCode],
            current: item === day,
          }))}
        />
      )}
      {day && changing && (
        <>
          <p>{texts.menu.changeHint}</p>
          <MenuBuilderPart
            key={day.dayCode}
            objectTypeId={menu.objectTypeId}
            keptAs={`menus.changed.${menu.menuId}.${day.dayCode}`}
            start={[draftOf(day)]}
            stored={{
              menuId: menu.menuId,
              menuTitle: menu.title,
              dayCount: menu.dayCount,
              dayCode: day.dayCode,
            }}
          />
        </>
      )}
      {day && !changing && <DayDetail day={day} menu={menu} />}
      {menu.days.length > 1 && <WeekBalancePart menu={menu} />}
      <MenuSignature menu={menu} />
      <ReviewLine review={menu.review} />
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
      // A title and a login button are nothing to find.
      noindex: menu.locked,
      breadcrumb: [
        { title: texts.bank.title, path: paths.menuBank },
        { title: menu.title, path: menuPath(menu.menuId) },
      ],
    }
  },
  Component: MenuPage,
})
