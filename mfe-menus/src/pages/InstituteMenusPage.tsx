import { paths } from 'shared-contracts/paths'
import { CardGrid, EmptyState, ErrorState, LinkButton, LoadingState, Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { MenuCards, signedMenusQuery, useSignedMenus } from '../features/bank'
import { texts } from '../texts'

function InstituteMenusPage() {
  const menus = useSignedMenus()
  return (
    <Page>
      <PageHeader title={texts.institute.title} eyebrow={texts.bank.title} intro={texts.institute.intro} />
      {menus.isPending && <LoadingState shape="cards" />}
      {menus.isError && <ErrorState onRetry={() => void menus.refetch()} retrying={menus.isFetching} />}
      {menus.data?.length === 0 && (
        <EmptyState
          title={texts.institute.none}
          actions={<LinkButton to={paths.menuBank}>{texts.menu.back}</LinkButton>}
        >
          {texts.institute.noneHint}
        </EmptyState>
      )}
      {menus.data && menus.data.length > 0 && (
        <CardGrid>
          <MenuCards menus={menus.data} />
        </CardGrid>
      )}
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [signedMenusQuery(api)],
  head: () => ({
    title: texts.institute.title,
    description: texts.institute.intro,
    breadcrumb: [
      { title: texts.bank.title, path: paths.menuBank },
      { title: texts.institute.title, path: paths.instituteMenu },
    ],
  }),
  Component: InstituteMenusPage,
})
