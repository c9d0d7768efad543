import { definePage } from 'shared-frame/remote'
import { catalogListQueries } from 'shared-ui/reading'
import { AboutList, aboutListHead } from '../../features/about'

const CATALOG = 'tin-tuc-hoat-dong'

/** News of the programme's activities. */
function NewsPage() {
  return <AboutList catalogCode={CATALOG} />
}

export default definePage({
  queries: (context) => catalogListQueries(context, CATALOG),
  head: (context, read) => aboutListHead(context, read, CATALOG),
  Component: NewsPage,
})
