import type { View } from '../composition/view'
import { ChatWidget } from '../features/chat/ChatWidget'
import { LoginToast } from '../features/login-toast/LoginToast'
import { Notices } from '../features/notices/Notices'
import { PromptsSlot } from '../features/prompts/PromptsSlot'
import { TourOffer } from '../features/tour/TourOffer'

/** Everything that lies over the page for a while or for good, one passing thing at a time (docs/product/surveys.md). */
export function Overlays({ view }: { view: View }) {
  return (
    <>
      <ChatWidget />
      <TourOffer view={view} />
      <LoginToast address={view.path + view.search} />
      <Notices />
      <PromptsSlot />
    </>
  )
}
