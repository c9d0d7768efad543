import { catalogListQueries } from 'shared-ui/reading'
import { definePage } from 'shared-ui/remote'
import { AboutList } from '../features/about/AboutList'
import { aboutListHead } from '../features/about/about-list-head'

const CATALOG = 'y-kien-chuyen-gia'

/** What experts and their bodies recommend. */
function ExpertOpinionsPage() {
  return <AboutList catalogCode={CATALOG} />
}

export default definePage({
  queries: (context) => catalogListQueries(context, CATALOG),
  head: (context, read) => aboutListHead(context, read, CATALOG),
  Component: ExpertOpinionsPage,
})
