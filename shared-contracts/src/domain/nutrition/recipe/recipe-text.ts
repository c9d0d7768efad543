/**
 * Texts of recipes refer to materials: `{dau_an}` uses all of it, `{dau_an:1/2}` a part, `{dau_an:rest}` what is left, `{dau_an:name}` names it.
 * `{dau_an+toi}` refers to several at once.
 */
export interface MaterialReference {
  readonly keys: readonly string[]
  readonly use: 'whole' | 'rest' | 'name' | { readonly code: string; readonly share: number; readonly words: string }
}

export type TextPart = string | MaterialReference

const REFERENCE = /\{([a-z][a-z0-9_+]*)(?::(name|rest|[1-9]\/[1-9]))?\}/g
const SHARES: Readonly<Record<string, string>> = {
  '1/2': 'một nửa',
  '1/3': 'một phần ba',
  '2/3': 'hai phần ba',
  '1/4': 'một phần tư',
  '3/4': 'ba phần tư',
}

function useOf(code: string | undefined): MaterialReference['use'] {
  if (code === undefined) return 'whole'
  if (code === 'rest' || code === 'name') return code
  const [part = '1', whole = '1'] = code.split('/')
  return { code, share: Number(part) / Number(whole), words: SHARES[code] ?? code }
}

/** The words and references of a text, in their order. What has braces but is no reference stays words. */
export function partsOfText(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(REFERENCE)) {
    if (match.index > end) parts.push(text.slice(end, match.index))
    parts.push({ keys: (match[1] ?? '').split('+'), use: useOf(match[2]) })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** "a", "a và b", "a, b và c"; a name said twice stands once. */
export function listedNames(names: readonly string[]): string {
  const said = [...new Set(names)]
  const last = said.at(-1) ?? ''
  return said.length < 2 ? last : `${said.slice(0, -1).join(', ')} và ${last}`
}

const asSentences = (text: string): string =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** The text as cooks read it: "một nửa chỗ dầu ăn", "chỗ dầu ăn còn lại". */
export function saidText(text: string, nameOf: (key: string) => string): string {
  const said = partsOfText(text).map((part) => {
    if (typeof part === 'string') return part
    const names = listedNames(part.keys.map(nameOf))
    if (part.use === 'whole' || part.use === 'name') return names
    return part.use === 'rest' ? `chỗ ${names} còn lại` : `${part.use.words} chỗ ${names}`
  })
  return asSentences(said.join(''))
}
