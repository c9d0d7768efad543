import { whomIn, withoutFormerName } from 'shared-contracts/family'
import { paths } from 'shared-contracts/paths'
import { AppLink, CardGrid, ErrorState, LoadingState, Page, PageHeader, Section } from 'shared-frame'
import { definePage, useSearchParams } from 'shared-frame/remote'
import { WhomControl } from 'shared-ui/family'
import { AddToList } from 'shared-ui/list-items'
import { redirectToLastPage } from 'shared-ui/lists'
import {
  DISHES_SHOWN,
  DishSearch,
  dishSearchPath,
  dishSearchQuery,
  freeWeekQuery,
  MenuCards,
  readDishSearch,
  standardMenusQuery,
  useFreeWeek,
  useStandardMenus,
} from '../features/bank'
import { KeptForOffline, MenuDays, menuDayPath } from '../features/menu-view'
import {
  bankPath,
  buildPath,
  chosenObjectType,
  FIRST_CHOICE,
  MenusFor,
  type MenusForWhom,
  NoMenus,
  ObjectTypeTabs,
  PeopleTabs,
  useObjectType,
} from '../features/object-type'
import { ProductsPart } from '../features/products'
import { menuWeek } from '../features/to-list'
import { bankTexts } from '../texts/bank'
import { familyPageTexts } from '../texts/family'
import styles from './MenuBankPage.module.css'

function MenuBankPage() {
  const whom = useObjectType()
  const { objectType, site, isBareType } = whom
  return (
    <Page>
      <PageHeader title={bankTexts.title} eyebrow={bankTexts.eyebrow} intro={bankTexts.intro} illustration="com" />
      <WhomControl site={site} title={isBareType ? objectType.title : undefined} />
      <PeopleTabs members={site.members} chosenId={objectType.id} to={bankPath} />
      <ObjectTypeTabs chosenId={whom.none === null ? objectType.id : null} to={bankPath} />
      <p className={styles.ways}>
        <AppLink to={buildPath(objectType.id)}>{bankTexts.build}</AppLink>
        <AppLink to={paths.familyMenu}>{familyPageTexts.link}</AppLink>
      </p>
      {whom.none === null ? <Menus whom={whom} /> : <NoMenus why={whom.none} />}
      <p>{bankTexts.basis}</p>
    </Page>
  )
}

function Menus({ whom: { objectType, title } }: { whom: MenusForWhom }) {
  const [search] = useSearchParams()
  const week = useFreeWeek(objectType.id)
  const standard = useStandardMenus(objectType.id)
  return (
    <>
      <Section title={bankTexts.week(title)} more={week.data && <AddToList item={menuWeek(week.data)} />}>
        {week.isPending && <LoadingState shape="cards" count={4} />}
        {week.isError && <ErrorState onRetry={() => void week.refetch()} retrying={week.isFetching} />}
        {week.data && (
          <>
            <MenuDays menu={week.data} to={(dayCode) => menuDayPath(week.data.menuId, dayCode)} />
            <KeptForOffline menuId={week.data.menuId} />
          </>
        )}
      </Section>
      {standard.data && standard.data.items.length > 0 && (
        <Section title={bankTexts.more} intro={bankTexts.moreIntro}>
          <CardGrid>
            <MenuCards menus={standard.data.items} />
          </CardGrid>
        </Section>
      )}
      <DishSearch address={readDishSearch(search)} objectTypeId={objectType.id} />
      <ProductsPart objectTypeId={objectType.id} />
      <MenusFor objectTypeIds={[objectType.id]} />
    </>
  )
}

export default definePage({
  queries({ api, search }) {
    const objectType = chosenObjectType(search)
    return [
      freeWeekQuery(api, objectType.id),
      standardMenusQuery(api, objectType.id),
      dishSearchQuery(api, readDishSearch(search), objectType.id),
    ]
  },
  head({ api, search }, read) {
    const objectType = chosenObjectType(search)
    const isBareType = whomIn(search)?.kind === 'type'
    const address = readDishSearch(search)
    const found = read(dishSearchQuery(api, address, objectType.id))
    return {
      title: isBareType ? `${bankTexts.title}: ${objectType.title}` : bankTexts.title,
      description: bankTexts.description,
      canonical: objectType.id === FIRST_CHOICE ? paths.menuBank : bankPath(objectType.id),
      redirect:
        withoutFormerName(paths.menuBank, search) ??
        redirectToLastPage({
          page: address.pageNumber,
          pageSize: DISHES_SHOWN,
          totalCount: found?.totalCount,
          href: (pageNumber) => dishSearchPath({ ...address, pageNumber }, objectType.id),
        }),
      // Of all that can be asked of the bank only the object types are pages to find.
      noindex: [...search.keys()].length > Number(isBareType),
      breadcrumb: [{ title: bankTexts.title, path: paths.menuBank }],
    }
  },
  Component: MenuBankPage,
})
