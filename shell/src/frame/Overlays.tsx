import type { View } from '../composition/view'
import { ChatWidget } from '../features/chat/ChatWidget'
import { LoginToast } from '../features/login-toast/LoginToast'
import { Notices } from '../features/notices/Notices'
import { TourOffer } from '../features/tour/TourOffer'

/**
 * Everything that lies over the page. Popups and polls (SPEC.md §4) take their place here, one overlay at a time
 * (DECISIONS 46).
 */
export function Overlays({ view }: { view: View }) {
  return (
    <>
      <ChatWidget />
      <TourOffer view={view} />
      <LoginToast address={view.path + view.search} />
      <Notices />
    </>
  )
}
