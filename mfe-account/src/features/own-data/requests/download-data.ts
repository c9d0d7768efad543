import type { CalendarDay } from 'shared-contracts/ages'
import { useShell } from 'shared-ui'
import { useMutation } from 'shared-ui/remote'
import { accountTexts } from '../../../texts/account'
import { failureText } from '../../own-account'
import { saveJson } from '../rules/save-json'

const texts = accountTexts.ownData

/** Everything kept about the user, as a file named by the day. */
export function useDownloadData(today: CalendarDay) {
  const { api, notify, task } = useShell()
  return useMutation({
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
}
