import { paths, previewPath } from 'shared-contracts/paths'
import { frameAddress, previewPlaces, siteRegistry } from 'shared-ui/previews'
import type { Preview } from '../../../kit/entry-kind'
import type { Item } from './desk-kinds'

/** An item as its visitors will see it: the pages and frames of mfe-surveys. */
export const itemPreview: Preview<Item> = {
  is: 'page',
  open: ({ kind, id }) => previewPath({ kind, id, token: null }),
  frame({ kind, id, draft }) {
    const [place] = previewPlaces(draft, id, siteRegistry())
    return frameAddress(place?.path ?? paths.home, { kind, id, token: null })
  },
  link: (api, { kind, id }) => api.call('SurveyDesk/GetPreviewLink', { query: { kind, id } }),
}
