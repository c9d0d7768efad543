import type { CalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { useShell } from 'shared-frame'
import type { FileToSave } from 'shared-frame/saving'
import { accountTexts } from '../../../texts/account'

const texts = accountTexts.ownData

/** Fetches everything kept about the user for a proof of its owner, as a file named by the day. Throws what the call throws. */
export function useOwnDataFile(today: CalendarDay): (proof: CallBody<'User/DownloadData'>) => Promise<FileToSave> {
  const { api, task } = useShell()
  return async (body) => {
    const work = task(texts.downloading)
    try {
      const data = await api.call('User/DownloadData', { body })
      const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      return { content, name: texts.fileName(today) }
    } finally {
      work.done()
    }
  }
}
