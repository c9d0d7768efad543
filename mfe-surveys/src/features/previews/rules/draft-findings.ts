import { checkDraft, type DeskDraft, type Finding, type ImageFacts } from 'shared-contracts/surveys'
import type { Registry } from 'shared-frame/remotes'
import { siteContext } from 'shared-ui/previews'
import { previewTexts } from '../../../texts/previews'

const words = previewTexts.checks

export interface DraftFindings {
  readonly findings: readonly Finding[]
  /** Addresses of the images that the draft shows. */
  readonly images: readonly string[]
}

/** What the check says of a draft. `imageFacts` holds what is known of its images so far, by address. */
export function draftFindings(
  draft: DeskDraft,
  registry: Registry | null,
  imageFacts: ReadonlyMap<string, ImageFacts>,
  now: Date,
): DraftFindings {
  const images = new Set<string>()
  const findings = checkDraft(draft, {
    now,
    ...siteContext(registry),
    imageOf(address) {
      images.add(address)
      return imageFacts.get(address) ?? null
    },
  })
  return { findings, images: [...images] }
}

/** Where in a draft a finding is, as far as its message does not say: `Câu 2, lựa chọn 1`. */
export function placeInWords(place: string | null): string {
  const [, question, answer] = /^questions\.(\d+)(?:\.answerGroups\.\d+\.answers\.(\d+))?/.exec(place ?? '') ?? []
  if (question === undefined) return ''
  const inQuestion = words.question(Number(question) + 1)
  return answer === undefined ? inQuestion : `${inQuestion}, ${words.answer(Number(answer) + 1)}`
}
