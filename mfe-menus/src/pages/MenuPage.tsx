import { type DayCode, dayTitles, eaterTitle, hasProductsBeside } from 'shared-contracts/menus'
import { menuPath, paths } from 'shared-contracts/paths'
import { AppLink, ErrorState, LinkButton, LoadingState, Page, PageHeader, ReviewLine } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { FoodWordsChoice } from 'shared-ui/food-words'
import { AddToList } from 'shared-ui/list-items'
import { CategoryTabs } from 'shared-ui/lists'
import { MenuBuilderPart } from '../features/build'
import { eaterIn } from '../features/for-whom'
import {
  DayDetail,
  dayIn,
  dayPathForSame,
  draftOf,
  eatersOf,
  isChanging,
  LockedMenu,
  MenuEaters,
  type MenuOnTable,
  MenuSignature,
  menuChangePath,
  menuQuery,
  useCountView,
  useMenu,
} from '../features/menu-view'
import { MenusFor } from '../features/object-type'
import { PrintMenuButton } from '../features/printing'
import { ProductsPart } from '../features/products'
import { SaveMenuButton, storedDays } from '../features/saved-menus'
import { menuWeek } from '../features/to-list'
import { WeekBalancePart } from '../features/week-balance'
import { bankTexts } from '../texts/bank'
import { menuTexts } from '../texts/menu'

function idIn({ params }: PageContext): number {
  return Number.parseInt(params.id ?? '', 10)
}

/** The object type that a menu's amounts are asked for; null: its own, also where a family eats of it. */
function typeIn(search: URLSearchParams): number | null {
  const forWhom = eaterIn(search)
  return forWhom?.kind === 'type' ? forWhom.objectTypeId : null
}

function MenuPage() {
  const page = usePage()
  const query = useMenu(idIn(page), typeIn(page.search))
  if (query.isPending) return <LoadingState shape="cards" />
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />
  if (query.data.locked) return <LockedMenu menu={query.data} />
  return <MenuView key={query.data.menuId} menu={query.data} asked={dayIn(page.search)} search={page.search} />
}

function MenuView({ menu, asked, search }: { menu: MenuOnTable; asked: DayCode | null; search: URLSearchParams }) {
  useCountView(menu.menuId)
  const day = menu.days.find((candidate) => candidate.dayCode === asked) ?? menu.days[0]
  const forWhom = eatersOf(menu, search)
  const people = forWhom.kind === 'adults' ? forWhom.people : 1
  // What is bought and printed is what is on screen: these portions, for so many.
  const onTable = { ...menu, objectTypeId: menu.portionsOf }
  const week = menuWeek(onTable)
  // What the institute has signed is read, not changed.
  const mayChange = menu.signedAt === null
  const changing = mayChange && isChanging(search)
  const pathOf = (dayCode: DayCode, changed: boolean) =>
    changed ? menuChangePath(menu.menuId, dayCode) : dayPathForSame(menu.menuId, dayCode, search)
  return (
    <Page>
      <PageHeader
        title={menu.title}
        eyebrow={eaterTitle(menu.objectTypeId)}
        intro={menu.summary}
        actions={
          <>
            {mayChange && day && (
              <LinkButton tone={changing ? 'soft' : 'primary'} to={pathOf(day.dayCode, !changing)}>
                {changing ? menuTexts.asMade : menuTexts.change}
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
            {menu.dayCount > 1 && <AddToList item={people > 1 ? { ...week, eaters: people } : week} />}
            {day && <PrintMenuButton menu={onTable} dayCode={day.dayCode} people={people} />}
          </>
        }
      />
      {menu.days.length > 1 && (
        <CategoryTabs
          label={menu.title}
          tabs={menu.days.map((item) => ({
            to: pathOf(item.dayCode, changing),
            title: dayTitles[item.dayCode],
            current: item === day,
          }))}
        />
      )}
      {day && changing && (
        <>
          <p>{menuTexts.changeHint}</p>
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
      {day && !changing && (
        <>
          <MenuEaters menu={menu} forWhom={forWhom} path={dayPathForSame(menu.menuId, day.dayCode, search)} />
          <DayDetail day={day} menu={menu} portionsOf={menu.portionsOf} people={people} />
        </>
      )}
      {menu.days.length > 1 && menu.portionsOf === menu.objectTypeId && <WeekBalancePart menu={menu} />}
      <MenuSignature menu={menu} />
      <ReviewLine review={menu.review} />
      {hasProductsBeside(menu.objectTypeId) && <ProductsPart objectTypeId={menu.portionsOf} />}
      <p>{bankTexts.basis}</p>
      <FoodWordsChoice />
      <AppLink to={paths.menuBank}>{menuTexts.back}</AppLink>
      <MenusFor objectTypeIds={[menu.objectTypeId]} />
    </Page>
  )
}

export default definePage({
  queries: (context) => [menuQuery(context.api, idIn(context), typeIn(context.search))],
  head(context, read) {
    const menu = read(menuQuery(context.api, idIn(context), typeIn(context.search)))
    if (!menu) return { title: bankTexts.title }
    return {
      title: menu.title,
      description: menu.summary,
      canonical: menuPath(menu.menuId),
      // A title and a login button are nothing to find.
      noindex: menu.locked,
      breadcrumb: [
        { title: bankTexts.title, path: paths.menuBank },
        { title: menu.title, path: menuPath(menu.menuId) },
      ],
    }
  },
  Component: MenuPage,
})
