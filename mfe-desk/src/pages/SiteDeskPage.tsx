import { SiteDesk, siteTexts } from '../features/site'
import { defineRoom } from '../kit/room'

/** Where editors set what readers see round the content. */
export default defineRoom(() => ({ ...siteTexts.room, children: (editorId) => <SiteDesk editorId={editorId} /> }))
