import type { ComponentType } from 'react'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { Page, PageHeader } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { StaffArea } from '../features/access'
import { staffRoot } from '../features/catalogs'
import { texts as sectionTexts } from '../texts'

interface ToolPage {
  readonly path: string
  readonly texts: { readonly title: string; readonly intro: string; readonly description: string }
  readonly illustration: string
  /** Shown to who may use it. */
  readonly Tool: ComponentType<{ readonly today: CalendarDay }>
}

/** The page of one tool: its heading for everybody, the tool for medical staff, nothing for search engines. */
export function defineToolPage({ path, texts, illustration, Tool }: ToolPage) {
  const { title, intro, description } = texts

  function Component() {
    const today = parseCalendarDay(usePage().today)
    if (today === null) throw new Error('The page has no day')
    return (
      <Page>
        <PageHeader eyebrow={sectionTexts.title} title={title} intro={intro} illustration={illustration} />
        <StaffArea>
          <Tool today={today} />
        </StaffArea>
      </Page>
    )
  }

  return definePage({
    head: () => ({ title, description, canonical: path, breadcrumb: [staffRoot, { title, path }], noindex: true }),
    Component,
  })
}
