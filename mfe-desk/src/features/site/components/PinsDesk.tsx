import { Stack } from 'shared-frame'
import { Loaded } from 'shared-ui/reading'
import { usePins } from '../requests/site-entries'
import { siteDeskTexts as words } from '../site-desk-texts'
import { PinList } from './PinList'

/** The articles beside each tool. */
export function PinsDesk() {
  const pins = usePins()
  return (
    <Stack gap="large">
      <p>{words.pins.intro}</p>
      <Loaded query={pins} loading={{ count: 4, label: words.loading }}>
        {(lists) => lists.map((list) => <PinList key={list.list} pins={list} />)}
      </Loaded>
    </Stack>
  )
}
