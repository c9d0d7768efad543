import { formatInstant } from 'shared-contracts/formats'
import { previewTexts } from '../../../texts/previews'
import type { PreviewedDraft } from './previewed-draft'

const words = previewTexts.status

/** Whether visitors see it already; null where a signed link does not tell. */
export function statusInWords({ status, draft }: PreviewedDraft, now: Date): string | null {
  if (status !== 'active') return status === null ? null : words[status]
  const { startsAt, endsAt } = draft
  if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) return words.ended
  return startsAt !== null && Date.parse(startsAt) > now.getTime()
    ? words.scheduled(formatInstant(new Date(startsAt)))
    : words.active
}
