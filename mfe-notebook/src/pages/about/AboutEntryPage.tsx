import { AppLink, Page, PageHeader } from 'shared-ui'
import { Loaded } from 'shared-ui/reading'
import { definePage, type PageContext, usePage } from 'shared-ui/remote'
import { aboutEntryQuery, useAboutEntry } from '../../features/about'
import { texts } from '../../texts'

function segmentIn({ params }: PageContext): string {
  return params.id ?? ''
}

function queryIn(context: PageContext) {
  return aboutEntryQuery(context.api, segmentIn(context))
}

/** `/gioi-thieu/{id}`: leads to the article or list that the id means; seen only until the address has changed. */
function AboutEntryPage() {
  const entry = useAboutEntry(segmentIn(usePage()))
  return (
    <Page>
      <PageHeader title={texts.about.section} />
      <Loaded query={entry} loading={{ shape: 'text' }}>
        {(path) => <AppLink to={path}>{texts.about.moved}</AppLink>}
      </Loaded>
    </Page>
  )
}

export default definePage({
  queries: (context) => [queryIn(context)],
  head: (context, read) => ({ title: texts.about.section, redirect: read(queryIn(context)) }),
  Component: AboutEntryPage,
})
