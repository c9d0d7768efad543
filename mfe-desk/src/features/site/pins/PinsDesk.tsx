import { Stack, useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { Loaded } from 'shared-ui/reading'
import { entriesKey } from '../../../kit/decisions'
import { siteTexts as words } from '../site-texts'
import { PinList } from './PinList'

/** The articles beside each tool. Others change them too: never from memory alone. */
export function PinsDesk() {
  const { api } = useShell()
  const pins = useQuery(
    queryOptions({
      queryKey: [...entriesKey('pins'), 'list'],
      queryFn: ({ signal }) => api.call('SiteDesk/GetPins', { signal }),
      staleTime: 0,
    }),
  )
  return (
    <Stack gap="large">
      <p>{words.pins.intro}</p>
      <Loaded query={pins} loading={{ count: 4, label: words.loading }}>
        {(lists) => lists.map((each) => <PinList key={each.list} pins={each} />)}
      </Loaded>
    </Stack>
  )
}
