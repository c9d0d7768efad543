import { stageIn, stageObjectTypeId, stageTitle } from 'shared-contracts/family'
import type { Activity } from 'shared-contracts/nutrition'
import { paths } from 'shared-contracts/paths'
import { ErrorState, LinkButton, LoadingState, Notice, Page, PageHeader, Section, useShell } from 'shared-frame'
import { definePage, type PageContext, useQuery } from 'shared-frame/remote'
import { SourceList } from 'shared-ui/sources'
import { BarLegend, UnitWords } from '../features/amounts'
import { PinnedArticles, pinnedArticlesQuery } from '../features/articles'
import {
  DEFAULT_ACTIVITY,
  hasActivity,
  MenuRanges,
  NeedsTable,
  needsChoice,
  needsPath,
  needsQuery,
  OwnStages,
  PrintNeedsButton,
  StageForm,
  usedSources,
  useNeedsChoice,
} from '../features/needs'
import { texts } from '../texts'

/** What a document shows: it knows neither visitor nor device. */
function choiceIn({ search }: Pick<PageContext, 'search'>) {
  const asked = stageIn(search)
  const choice = needsChoice({ site: { stage: asked, by: asked === null ? 'default' : 'address' }, search })
  return { ...choice, objectTypeId: stageObjectTypeId(choice.stage) }
}

function RecommendedNeedsPage() {
  const { stage, activity, by, site } = useNeedsChoice()
  const objectTypeId = stageObjectTypeId(stage)
  return (
    <Page>
      <PageHeader
        title={texts.needs.title}
        intro={texts.needs.intro}
        illustration="vi-chat"
        actions={
          <LinkButton to={paths.nutritionCheck} tone="soft">
            {texts.diet.title}
          </LinkButton>
        }
      />
      <OwnStages site={site} chosen={stage} />
      <StageForm stage={stage} activity={activity} by={by} site={site} />
      {objectTypeId === null ? (
        <Notice kind="info">{texts.needs.breastMilkOnly}</Notice>
      ) : (
        <Needs objectTypeId={objectTypeId} title={stageTitle(stage)} activity={activity} mother={hasActivity(stage)} />
      )}
      <PinnedArticles pinnedTo="tool" />
    </Page>
  )
}

interface NeedsProps {
  readonly objectTypeId: number
  readonly title: string
  readonly activity: Activity
  readonly mother: boolean
}

function Needs({ objectTypeId, title, activity, mother }: NeedsProps) {
  const { api } = useShell()
  const needs = useQuery(needsQuery(api, objectTypeId, activity))
  if (needs.isPending) return <LoadingState shape="panel" />
  if (needs.isError) return <ErrorState onRetry={() => void needs.refetch()} retrying={needs.isFetching} />
  return (
    <>
      <Section
        title={texts.needs.of(title)}
        intro={mother ? `${texts.needs.activity}: ${texts.needs.activities[activity]}` : undefined}
        more={<PrintNeedsButton needs={needs.data} title={title} activity={mother ? activity : null} />}
      >
        <BarLegend />
        <NeedsTable needs={needs.data} whom={title} />
        <UnitWords />
        <p>{texts.needs.note}</p>
      </Section>
      <MenuRanges needs={needs.data} mother={mother} />
      <SourceList sources={usedSources(needs.data)} />
    </>
  )
}

export default definePage({
  queries(context) {
    const { objectTypeId, activity } = choiceIn(context)
    const pinned = pinnedArticlesQuery(context.api, 'tool')
    return objectTypeId === null ? [pinned] : [needsQuery(context.api, objectTypeId, activity), pinned]
  },
  head(context) {
    const chosen = stageIn(context.search)
    return {
      title: chosen ? texts.needs.of(stageTitle(chosen)) : texts.needs.title,
      description: texts.needs.description,
      canonical: chosen ? needsPath(chosen, DEFAULT_ACTIVITY) : paths.nutritionNeeds,
      breadcrumb: [{ title: texts.needs.title, path: paths.nutritionNeeds }],
    }
  },
  Component: RecommendedNeedsPage,
})
