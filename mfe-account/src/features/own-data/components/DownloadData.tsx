import type { CalendarDay } from 'shared-contracts/ages'
import { Button, Section } from 'shared-ui'
import { accountTexts } from '../../../texts/account'
import { useDownloadData } from '../requests/download-data'

const texts = accountTexts.ownData

/** Everything kept about the user, as a file. */
export function DownloadData({ today }: { today: CalendarDay }) {
  const download = useDownloadData(today)
  return (
    <Section title={texts.download} intro={texts.downloadHint}>
      <Button tone="soft" busy={download.isPending} onClick={() => download.mutate()}>
        {texts.downloadAction}
      </Button>
    </Section>
  )
}
