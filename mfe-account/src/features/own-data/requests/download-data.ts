import type { CalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { useShell } from 'shared-ui'
import { accountTexts } from '../../../texts/account'
import { saveJson } from '../rules/save-json'

const texts = accountTexts.ownData

/** Fetches everything kept about the user for a proof of its owner, as a file named by the day. Throws what the call throws. */
export function useDownloadData(today: CalendarDay): (proof: CallBody<'User/DownloadData'>) => Promise<void> {
  const { api, notify, task } = useShell()
  return async (body) => {
    const work = task(texts.downloading)
    try {
      saveJson(await api.call('User/DownloadData', { body }), texts.fileName(today))
    } finally {
      work.done()
    }
    notify(texts.downloaded, 'success')
  }
}
