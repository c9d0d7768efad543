import { definePage } from 'shared-frame/remote'
import { catalogListQueries } from 'shared-ui/reading'
import { AboutList, aboutListHead } from '../../features/about'

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
