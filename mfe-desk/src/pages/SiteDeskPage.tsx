import { definePage } from 'shared-frame/remote'
import { SiteDesk, siteDeskTexts as words } from '../features/site'
import { DeskFrame } from './DeskFrame'

/** Where editors set what readers see round the content. */
function SiteDeskPage() {
  return (
    <DeskFrame words={words}>
      <SiteDesk />
    </DeskFrame>
  )
}

export default definePage({ head: () => ({ title: words.title, noindex: true }), Component: SiteDeskPage })
