import type { CalendarDay } from 'shared-contracts/ages'
import { Button, Section, useShell } from 'shared-ui'
import { useMutation } from 'shared-ui/remote'
import { accountTexts } from '../../../texts/account'
import { failureText } from '../../own-account'
import { saveJson } from '../rules/save-json'

const texts = accountTexts.ownData

/** Everything kept about the user, as a file (DECISIONS 39). */
export function DownloadData({ today }: { today: CalendarDay }) {
  const { api, notify, task } = useShell()
  const download = useMutation({
    async mutationFn() {
      const work = task(texts.downloading)
      try {
        saveJson(await api.call('User/DownloadData'), texts.fileName(today))
      } finally {
        work.done()
      }
    },
    onSuccess: () => notify(texts.downloaded, 'success'),
    onError: (error) => notify(failureText(error), 'error'),
  })
  return (
    <Section title={texts.download} intro={texts.downloadHint}>
      <Button tone="soft" busy={download.isPending} onClick={() => download.mutate()}>
        {texts.downloadAction}
      </Button>
    </Section>
  )
}
