import { doAudiencesMeet, type HealthRule, type TextCheck } from 'shared-contracts/health-rules'
import type { Problem } from '../../files/problem'
import type { TextPiece } from './text-pieces'

/** Pieces that a rule has something to say about, and those among them that break it. */
export interface TriedTexts {
  readonly tried: number
  readonly problems: readonly Problem[]
}

const SHOWN_WORDS = 80
const MISSING_ON_PAGE = 'nhắc đến mà cả trang không nói điều quy tắc yêu cầu'

/** One rule on all texts: what speaks about it must say and not say as the rule states. */
export function checkTexts({ id, audience, texts }: HealthRule, pieces: readonly TextPiece[]): TriedTexts {
  if (texts === null) return { tried: 0, problems: [] }
  const read = reader(texts)
  const saidOn = texts.saysOnPage === undefined ? null : pagesThatSay(texts.saysOnPage, pieces)
  let tried = 0
  const problems: Problem[] = []
  for (const { file, line, text, page, audience: shownTo } of pieces) {
    if (shownTo !== null && !doAudiencesMeet(shownTo, audience)) continue
    const inText = read(text, shownTo !== null)
    if (inText === null) continue
    const found = inText === '' && saidOn !== null && !saidOn.has(page) ? MISSING_ON_PAGE : inText
    tried += 1
    if (found !== '') problems.push({ file, line, field: id, message: `${found}: “${text.slice(0, SHOWN_WORDS)}”` })
  }
  return { tried, problems }
}

function pagesThatSay(words: string, pieces: readonly TextPiece[]): ReadonlySet<string> {
  const said = pattern(words)
  return new Set(pieces.filter(({ text }) => said.test(text)).map(({ page }) => page))
}

/** Tells what is wrong with a text; '' when it is as it should be, null when it isn't about the rule. */
function reader({ about, says, never = [], neverTo = [] }: TextCheck) {
  const [aboutIt, saysIt] = [pattern(about), says === undefined ? null : pattern(says)]
  const [neverSaid, neverToAudience] = [never.map(pattern), neverTo.map(pattern)]
  return (text: string, forAudience: boolean): string | null => {
    const unfit = forAudience ? firstMatch(neverToAudience, text) : null
    if (unfit !== null) return `không được nói “${unfit}” với người đọc này`
    if (!aboutIt.test(text)) return forAudience && neverTo.length > 0 ? '' : null
    const wrong = firstMatch(neverSaid, text)
    if (wrong !== null) return `trái quy tắc khi nói “${wrong}”`
    return saysIt === null || saysIt.test(text) ? '' : 'nhắc đến mà không nói điều quy tắc yêu cầu'
  }
}

const pattern = (source: string) => new RegExp(source, 'iu')

function firstMatch(patterns: readonly RegExp[], text: string): string | null {
  for (const each of patterns) {
    const found = each.exec(text)
    if (found !== null) return found[0]
  }
  return null
}
