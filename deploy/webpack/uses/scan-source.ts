/** What the text of a module names. */
export interface ScannedSource {
  /** Identifiers, names of members, and words of strings: a member may be named by one. */
  readonly tokens: ReadonlySet<string>
  /** String literals, and templates without a place for a value. */
  readonly strings: ReadonlySet<string>
  /** Name of a method → string literals that are its first argument. */
  readonly given: ReadonlyMap<string, ReadonlySet<string>>
}

const PIECE = /\/\/[^\n]*|\/\*.*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[A-Za-z_$][\w$]*|\d[\w.]*|\s+|./sy
const REGULAR_EXPRESSION = /\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y
const TEMPLATE_TEXT = /(?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)/sy
/** After these a slash begins a regular expression, elsewhere it divides. */
const BEFORE_EXPRESSION = /^(?:[([{,;=:!&|?+\-*%~^<>]|return|typeof|case|in|of|void|delete)?$/
const WORD = /[A-Za-z_$][\w$]*/g

/** Reads JavaScript without parsing it: comments name nothing. Pure. */
export function scanSource(source: string): ScannedSource {
  const tokens = new Set<string>()
  const strings = new Set<string>()
  const given = new Map<string, Set<string>>()
  /** The last three pieces that are neither blank nor comment, newest first. */
  let before: readonly string[] = ['', '', '']
  /** Braces that are open within each place of a template. */
  const places: number[] = []
  let at = 0

  const take = (form: RegExp): string | null => {
    form.lastIndex = at
    const piece = form.exec(source)?.[0] ?? null
    at += piece?.length ?? 0
    return piece
  }
  const remember = (piece: string) => {
    before = [piece, before[0] ?? '', before[1] ?? '']
  }
  const addWords = (text: string) => {
    for (const [word] of text.matchAll(WORD)) tokens.add(word)
  }
  const addString = (value: string) => {
    strings.add(value)
    addWords(value)
    const [open, method = '', dot] = before
    if (open !== '(' || !/^\w+$/.test(method) || dot !== '.') return
    const known = given.get(method) ?? new Set()
    given.set(method, known.add(value))
  }
  /** From behind a back tick, or behind the brace that closes a place. */
  const readTemplate = (whole: boolean) => {
    const text = take(TEMPLATE_TEXT)
    if (text === null) {
      at = source.length
      return
    }
    const isEnd = text.endsWith('`')
    if (whole && isEnd) addString(text.slice(0, -1))
    else addWords(text)
    if (!isEnd) places.push(0)
    remember(isEnd ? '`' : '{')
  }

  while (at < source.length) {
    const [last = ''] = before
    if (source[at] === '/' && BEFORE_EXPRESSION.test(last) && take(REGULAR_EXPRESSION) !== null) {
      remember('/x/')
      continue
    }
    const piece = take(PIECE) ?? ''
    const first = piece.charAt(0)
    if (piece.startsWith('//') || piece.startsWith('/*') || piece.trim() === '') continue
    if (first === '`') {
      readTemplate(true)
      continue
    }
    const open = places.at(-1)
    if (piece === '}' && open === 0) {
      places.pop()
      readTemplate(false)
      continue
    }
    if (open !== undefined && (piece === '{' || piece === '}'))
      places[places.length - 1] = open + (piece === '{' ? 1 : -1)
    if ((first === "'" || first === '"') && piece.length > 1) addString(piece.slice(1, -1))
    else if (/[A-Za-z_$]/.test(first)) tokens.add(piece)
    remember(piece)
  }
  return { tokens, strings, given }
}
