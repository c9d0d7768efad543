import type { Sex } from 'shared-contracts/growth'
import { fold } from 'shared-contracts/text'
import type { Cell } from '../reading/cells'
import { remember } from './remember'

const foldWord = remember((text) => fold(text.trim()).replace(/\.$/, '').replace(/\s+/g, ' '))

/** What figures in the column of sex mean: 1 male, 2 female (WHO Anthro), or 0 and 1 in one order or the other. */
export const sexCodes = ['1-2', '0-1', '1-0'] as const
export type SexCodes = (typeof sexCodes)[number]

const MALE = new Set(['nam', 'trai', 'be trai', 'con trai', 'm', 'male', 'boy', 'b', 'masculine', 'masculin'])
const FEMALE = new Set(['nu', 'gai', 'be gai', 'con gai', 'f', 'female', 'girl', 'g', 'n', 'feminine', 'feminin'])

/** As on the wire: 0 male, 1 female; null for what says neither. */
export function readSex(cell: Cell, codes: SexCodes): Sex | null {
  const word = wordOf(cell)
  const [male, female] = codes.split('-')
  if (word === male || MALE.has(word)) return 0
  return word === female || FEMALE.has(word) ? 1 : null
}

export function guessSexCodes(cells: readonly Cell[]): SexCodes {
  const words = cells.map(wordOf)
  return words.includes('0') && !words.includes('2') ? '0-1' : '1-2'
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

const YES = new Set(['co', 'y', 'yes', 'x', '1', 'true', 'phu', 'co phu', '+', 'c'])
/** Empty is none: WHO Anthro reads it so. */
const NO = new Set(['', 'khong', 'ko', 'k', 'n', 'no', '0', '2', 'false', '-', 'khong phu', 'na'])

/** undefined: a word that says neither. */
export function readOedema(cell: Cell): boolean | undefined {
  const word = wordOf(cell)
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}

function wordOf(cell: Cell): string {
  return foldWord(String(cell))
}
