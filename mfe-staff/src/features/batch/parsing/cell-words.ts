import type { Sex } from 'shared-contracts/growth'
import { fold } from 'shared-contracts/text'
import type { Cell } from '../reading/cells'
import { remember } from './remember'

const foldWord = remember((text) => fold(text.trim()).replace(/\.$/, '').replace(/\s+/g, ' '))

/** What a cell says, folded. */
export function wordOf(cell: Cell): string {
  return foldWord(String(cell))
}

function foldedSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(fold))
}

/** Vietnamese, English, French, Spanish, Portuguese, Chinese, Lao, Khmer, Thai. */
const MALE = foldedSet([
  ...['nam', 'trai', 'be trai', 'con trai', 'nam gioi', 'male', 'boy', 'boys', 'man', 'masculine'],
  ...['masculin', 'garcon', 'homme', 'masculino', 'nino', 'varon', 'hombre', 'menino', '男', 'ຊາຍ', 'ប្រុស', 'ชาย'],
])
const FEMALE = foldedSet([
  ...['nu', 'gai', 'be gai', 'con gai', 'nu gioi', 'female', 'girl', 'girls', 'woman', 'feminine'],
  ...['feminin', 'fille', 'femme', 'femenino', 'feminino', 'nina', 'mujer', 'menina', '女', 'ຍິງ', 'ស្រី', 'หญิง'],
])

export function isSexWord(word: string): boolean {
  return MALE.has(word) || FEMALE.has(word)
}

/** What codes of the column of sex mean, by the code: figures and single letters, whose meaning is the file's. Null: neither sex. */
export type SexCodes = Readonly<Record<string, Sex | null>>

/** As on the wire: 0 male, 1 female; null for what says neither. */
export function readSex(cell: Cell, codes: SexCodes): Sex | null {
  const word = wordOf(cell)
  if (MALE.has(word)) return 0
  if (FEMALE.has(word)) return 1
  return codes[word] ?? null
}

/** A figure or a letter, which means what its file says. */
export function isSexCode(word: string): boolean {
  return /^(?:[a-z]|\d{1,2}|true|false|yes|no|co|khong)$/.test(word)
}

/** Letters that mean one thing beside each other: French and Spanish "h" and "m", "f"; "trai" and "gái"; "boy" and "girl". */
const PAIRS: readonly SexCodes[] = [
  { m: 0, f: 1 },
  { b: 0, g: 1 },
  { t: 0, g: 1 },
  { g: 0, f: 1 },
  { h: 0, f: 1 },
  { h: 0, m: 1 },
]

/** What stands for a child without a sex in files of figures 1 and 2. */
const NEITHER = new Set(['0', '3', '8', '9', '99'])

/**
 * What the codes of a column mean where no other meaning is in use: 1 and 2 as WHO's programs and household surveys write them, or a known
 * pair of letters. Codes that are left out have to be asked for: nothing tells whether a column of 0 and 1 counts boys or girls.
 */
export function knownSexCodes(codes: readonly string[], hasWords: boolean): SexCodes {
  const letters = codes.filter((code) => /[a-z]/.test(code))
  const figures = codes.filter((code) => !letters.includes(code))
  const pair =
    PAIRS.find((each) => letters.length === 2 && letters.every((letter) => letter in each)) ??
    (letters.length === 1 && !hasWords && /^[mf]$/.test(letters[0] ?? '') ? PAIRS[0] : undefined)
  const known = Object.fromEntries(Object.entries(pair ?? {}).filter(([letter]) => letters.includes(letter)))
  const isWho =
    figures.includes('2') && figures.every((figure) => figure === '1' || figure === '2' || NEITHER.has(figure))
  return isWho ? { ...known, 1: 0, 2: 1 } : known
}

/** Codes whose meaning is still to be told, apart from those for neither sex. */
export function unknownSexCodes(codes: readonly string[], known: SexCodes): readonly string[] {
  const isWho = known['1'] === 0 && known['2'] === 1
  return codes.filter((code) => known[code] === undefined && !(isWho && NEITHER.has(code)))
}

const LYING = new Set(['l', 'lying', 'length', 'recumbent', 'nam', 'do nam', 'dai', 'chieu dai', 'n', '1'])
const STANDING = new Set(['h', 's', 'standing', 'height', 'upright', 'dung', 'do dung', 'cao', 'chieu cao', 'd', '2'])
/** Not stated: by age. Also what household surveys write for "not measured". */
const UNSTATED = new Set(['', '-', '0', '9', 'na', 'theo tuoi'])

/** Whether the child lay; null: not stated; undefined: a word that says neither. */
export function readPosition(cell: Cell): boolean | null | undefined {
  const word = wordOf(cell)
  if (UNSTATED.has(word)) return null
  if (LYING.has(word)) return true
  return STANDING.has(word) ? false : undefined
}

const YES = new Set(['co', 'y', 'yes', 'x', '1', 'true', 'phu', 'co phu', '+', 'c', 'oui', 'si', 'sim'])
/** Empty is none: WHO Anthro reads it so. */
const NO = new Set(['', 'khong', 'ko', 'k', 'n', 'no', '0', '2', 'false', '-', 'khong phu', 'na', 'non', 'nao'])

/** undefined: a word that says neither. */
export function readOedema(cell: Cell): boolean | undefined {
  const word = wordOf(cell)
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}
