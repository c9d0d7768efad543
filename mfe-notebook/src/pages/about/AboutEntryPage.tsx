import { catalogPath } from 'shared-contracts/paths'
import { AppLink, Page, PageHeader } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { breadcrumbJsonLd, Loaded } from 'shared-ui/reading'
import { AboutTabs, aboutEntryQuery, aboutTrail, LeadAndOthers, useAboutEntry } from '../../features/about'
import { catalogIllustration } from '../../features/notebook'
import { texts } from '../../texts'

function segmentIn({ params }: PageContext): string {
  return params.id ?? ''
}

function queryIn(context: PageContext) {
  return aboutEntryQuery(context.api, segmentIn(context))
}

/** `/gioi-thieu/{id}`: a page about the programme that the content has beyond those with routes of their own, or the way to what the id means. */
function AboutEntryPage() {
  const entry = useAboutEntry(segmentIn(usePage()))
  const own = entry.data?.kind === 'page' ? entry.data.catalog : null
  return (
    <Page>
      <PageHeader
        eyebrow={own ? texts.about.section : undefined}
        title={own?.title ?? texts.about.section}
        intro={own?.description}
        illustration={own ? catalogIllustration(own.code) : undefined}
      />
      <Loaded query={entry} loading={{ shape: 'text' }}>
        {(found) =>
          found.kind === 'page' ? (
            <>
              <AboutTabs own={found.catalog} />
              <LeadAndOthers catalogCode={found.catalog.code} readOn={texts.about.readMore} />
            </>
          ) : (
            <AppLink to={found.path}>{texts.about.moved}</AppLink>
          )
        }
      </Loaded>
    </Page>
  )
}

export default definePage({
  queries: (context) => [queryIn(context)],
  head(context, read) {
    const entry = read(queryIn(context))
    if (!entry) return { title: texts.about.section }
    if (entry.kind === 'elsewhere') return { title: texts.about.section, redirect: entry.path }
    const { title, description, code } = entry.catalog
    const breadcrumb = aboutTrail(title, catalogPath(code))
    return { title, description, breadcrumb, jsonLd: [breadcrumbJsonLd(breadcrumb)] }
  },
  Component: AboutEntryPage,
})
