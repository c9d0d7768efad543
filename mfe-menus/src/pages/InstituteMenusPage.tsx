import { paths } from 'shared-contracts/paths'
import { CardGrid, EmptyState, ErrorState, LinkButton, LoadingState, Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { MenuCards, signedMenusQuery, useSignedMenus } from '../features/bank'
import { bankTexts } from '../texts/bank'
import { instituteTexts } from '../texts/institute'
import { menuTexts } from '../texts/menu'

function InstituteMenusPage() {
  const menus = useSignedMenus()
  return (
    <Page>
      <PageHeader title={instituteTexts.title} eyebrow={bankTexts.title} intro={instituteTexts.intro} />
      {menus.isPending && <LoadingState shape="cards" />}
      {menus.isError && <ErrorState onRetry={() => void menus.refetch()} retrying={menus.isFetching} />}
      {menus.data?.length === 0 && (
        <EmptyState title={instituteTexts.none} actions={<LinkButton to={paths.menuBank}>{menuTexts.back}</LinkButton>}>
          {instituteTexts.noneHint}
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
    title: instituteTexts.title,
    description: instituteTexts.intro,
    breadcrumb: [
      { title: bankTexts.title, path: paths.menuBank },
      { title: instituteTexts.title, path: paths.instituteMenu },
    ],
  }),
  Component: InstituteMenusPage,
})
