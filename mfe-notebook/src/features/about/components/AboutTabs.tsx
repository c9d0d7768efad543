import { catalogPath, paths } from 'shared-contracts/paths'
import { usePage } from 'shared-frame/remote'
import { CategoryTabs } from 'shared-ui/lists'
import type { Catalog } from 'shared-ui/reading'
import { texts } from '../../../texts'

const PAGES = [
  { to: paths.aboutProgramme, title: texts.about.programme },
  { to: paths.activityNews, title: texts.about.news },
  { to: paths.userGuide, title: texts.about.guide },
  { to: paths.documents, title: texts.about.documents },
  { to: paths.expertOpinions, title: texts.about.experts },
  { to: paths.faq, title: texts.about.faq },
  { to: paths.contact, title: texts.about.contact },
] as const

/** The pages about the programme, beside each other; `own`: the one on screen, where it has no tab otherwise. */
export function AboutTabs({ own }: { own?: Pick<Catalog, 'code' | 'title'> }) {
  const { path } = usePage()
  const pages = own ? [...PAGES, { to: catalogPath(own.code), title: own.title }] : PAGES
  return <CategoryTabs label={texts.about.pages} tabs={pages.map((page) => ({ ...page, current: page.to === path }))} />
}
