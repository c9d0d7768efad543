/**
 * In place of Unicode's tables, of which fontkit needs little for our letters (`font-characters.ts`): Latin ones and signs, each put
 * together with its marks.
 */
const LATIN = /\p{Script=Latin}/u
const MARK = /\p{M}/u
const DIGIT = /\p{Nd}/u

export const getScript = (code: number): string => (LATIN.test(String.fromCodePoint(code)) ? 'Latin' : 'Common')
export const isMark = (code: number): boolean => MARK.test(String.fromCodePoint(code))
export const isDigit = (code: number): boolean => DIGIT.test(String.fromCodePoint(code))
export const getCombiningClass = (): string => 'Not_Reordered'
export { default as getCategory } from './left-out'
