import { paths } from 'shared-contracts/paths'
import { AppLink, CardGrid, ErrorState, LoadingState, Section } from 'shared-ui'
import { defineWidget } from 'shared-ui/remote'
import { homeMenusQuery, MenuCards, useHomeMenus } from '../features/bank'
import { texts } from '../texts'

/** A week menu for each stage, in the order of the home page: children first. */
function HomeMenus() {
  const menus = useHomeMenus()
  return (
    <Section
      title={texts.home.title}
      intro={texts.home.intro}
      more={<AppLink to={paths.menuBank}>{texts.home.all}</AppLink>}
    >
      {menus.isPending && <LoadingState shape="cards" />}
      {menus.isError && <ErrorState onRetry={() => void menus.refetch()} retrying={menus.isFetching} />}
      {menus.data && (
        <CardGrid>
          <MenuCards menus={menus.data} />
        </CardGrid>
      )}
    </Section>
  )
}

export default defineWidget({ queries: ({ api }) => [homeMenusQuery(api)], Component: HomeMenus })
