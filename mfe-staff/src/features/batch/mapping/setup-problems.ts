import { unknownSexCodes } from '../parsing/cell-words'
import type { BatchField } from './batch-fields'
import type { BatchSetup } from './batch-setup'
import { type FileLook, profileOf } from './file-look'
import { guessReading } from './guess-reading'

/** What neither headings nor cells may tell, in the order in which it is asked. */
const setupQuestions = [
  'sexCodes',
  'birthDayOrder',
  'visitDayOrder',
  'birthDaySwap',
  'visitDaySwap',
  'ageUnit',
] as const
export type SetupQuestion = (typeof setupQuestions)[number]

export function isQuestion(problem: SetupProblem): problem is SetupQuestion {
  return setupQuestions.some((question) => question === problem)
}

/** What is still missing, or to be chosen, before rows can be assessed. */
export type SetupProblem = 'sex' | 'age' | 'visitDay' | 'measure' | SetupQuestion

export function setupProblems(setup: BatchSetup, file: FileLook): readonly SetupProblem[] {
  const { mapping, visitDay, dayOrders, swappedDays, ageUnit } = setup
  const has = (field: BatchField) => mapping[field] !== undefined
  const found: readonly (readonly [SetupProblem, boolean])[] = [
    ['sex', !has('sex')],
    ['age', !has('birthDay') && !has('age')],
    ['visitDay', has('birthDay') && !has('age') && !has('visitDay') && visitDay === null],
    ['measure', !has('weight') && !has('length') && !has('height') && !has('arm')],
    ['sexCodes', hasOpenSexCodes(setup, file)],
    ['birthDayOrder', has('birthDay') && dayOrders.birthDay === null],
    ['visitDayOrder', has('visitDay') && dayOrders.visitDay === null],
    ['birthDaySwap', has('birthDay') && swappedDays.birthDay === null],
    ['visitDaySwap', has('visitDay') && swappedDays.visitDay === null],
    ['ageUnit', isAgeRead(setup, file) && ageUnit === null],
  ]
  return found.filter(([, isOpen]) => isOpen).map(([problem]) => problem)
}

/** What the file itself leaves open, chosen since or not. */
export function askedQuestions(setup: BatchSetup, file: FileLook): readonly SetupQuestion[] {
  const open = setupProblems({ ...setup, ...guessReading(file, setup.mapping) }, file)
  return setupQuestions.filter((question) => open.includes(question))
}

/** Rarer codes are mistakes of single rows, which are told with them. */
const CODES_SHARE = 0.05

function hasOpenSexCodes(setup: BatchSetup, file: FileLook): boolean {
  const codes = sexCodesOf(setup, file)
  const open = unknownSexCodes(
    codes.map(([code]) => code),
    setup.sexCodes,
  )
  const count = codes.reduce((sum, [code, rows]) => sum + (open.includes(code) ? rows : 0), 0)
  return count > 0 && count >= CODES_SHARE * (profileOf(file, setup.mapping, 'sex')?.filled ?? 0)
}

/** Codes of the column of sex, and how many rows have each. */
export function sexCodesOf(setup: BatchSetup, file: FileLook): readonly (readonly [code: string, count: number])[] {
  return Object.entries(profileOf(file, setup.mapping, 'sex')?.codes ?? {})
}

/** Ages of a column are read where days are missing. */
function isAgeRead({ mapping, visitDay }: BatchSetup, file: FileLook): boolean {
  const filled = (field: BatchField) => profileOf(file, mapping, field)?.filled ?? 0
  const ages = filled('age')
  return ages > 0 && (filled('birthDay') < ages || (visitDay === null && filled('visitDay') < ages))
}
