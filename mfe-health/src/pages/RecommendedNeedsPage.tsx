import { paths } from 'shared-contracts/paths'
import {
  ErrorState,
  LoadingState,
  Notice,
  Page,
  PageHeader,
  PrintButton,
  Section,
  SourceList,
  Stack,
  useShell,
} from 'shared-ui'
import { definePage, type PageContext, useQuery, useSearchParams } from 'shared-ui/remote'
import { PinnedArticles, pinnedArticlesQuery } from '../features/articles'
import {
  AudienceForm,
  audienceCode,
  audienceObjectTypeId,
  audienceTitle,
  DEFAULT_AUDIENCE,
  NeedsPictures,
  NeedsTable,
  needSources,
  needsQuery,
  parseAudience,
} from '../features/needs'
import { texts } from '../texts'

function audienceIn({ search }: Pick<PageContext, 'search'>) {
  return parseAudience(search.get('cho')) ?? DEFAULT_AUDIENCE
}

function RecommendedNeedsPage() {
  const [search] = useSearchParams()
  const audience = audienceIn({ search })
  const objectTypeId = audienceObjectTypeId(audience)
  return (
    <Page>
      <PageHeader title={texts.needs.title} intro={texts.needs.intro} illustration="vi-chat" />
      <AudienceForm audience={audience} />
      {objectTypeId === null ? (
        <Notice kind="info">{texts.needs.breastMilkOnly}</Notice>
      ) : (
        <Needs objectTypeId={objectTypeId} title={audienceTitle(audience)} />
      )}
      <SourceList sources={needSources} />
      <PinnedArticles pinnedTo="tool" />
    </Page>
  )
}

function Needs({ objectTypeId, title }: { objectTypeId: number; title: string }) {
  const { api } = useShell()
  const needs = useQuery(needsQuery(api, objectTypeId))
  if (needs.isPending) return <LoadingState shape="panel" />
  if (needs.isError) return <ErrorState onRetry={() => void needs.refetch()} retrying={needs.isFetching} />
  return (
    <Section title={texts.needs.of(title)} more={<PrintButton>{texts.needs.print}</PrintButton>}>
      <NeedsPictures needs={needs.data} />
      <Stack>
        <NeedsTable needs={needs.data} title={texts.needs.of(title)} />
        <p>{texts.needs.note}</p>
      </Stack>
    </Section>
  )
}

export default definePage({
  queries(context) {
    const objectTypeId = audienceObjectTypeId(audienceIn(context))
    const pinned = pinnedArticlesQuery(context.api, 'tool')
    return objectTypeId === null ? [pinned] : [needsQuery(context.api, objectTypeId), pinned]
  },
  head(context) {
    const chosen = parseAudience(context.search.get('cho'))
    return {
      title: chosen ? texts.needs.of(audienceTitle(chosen)) : texts.needs.title,
      description: texts.needs.description,
      canonical: chosen ? `${paths.nutritionNeeds}?cho=${audienceCode(chosen)}` : paths.nutritionNeeds,
      breadcrumb: [{ title: texts.needs.title, path: paths.nutritionNeeds }],
    }
  },
  Component: RecommendedNeedsPage,
})
