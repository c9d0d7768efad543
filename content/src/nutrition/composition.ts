import { formatDecimal } from 'shared-contracts/formats'
import { type CellSource, KCAL_PER_GRAM, type Material, NUTRIENTS, type Nutrient } from 'shared-contracts/nutrition'

/**
 * What no food can be: the rows of materials.csv draw on several tables, and figures of two foods in one row can contradict each
 * other. By INFOODS2012 of sources.csv, in which parts are held against their wholes, energy against its factors and the proximates
 * against 100 g.
 */

/** What is a part of what. A part of another table is borrowed as a share of its whole (FAO2003, appendix 5), water as what the others leave. */
const WHOLE_OF = {
  sugarG: 'glucidG',
  saturatedFatG: 'lipidG',
  monounsaturatedFatG: 'lipidG',
  polyunsaturatedFatG: 'lipidG',
  waterG: 'glucidG',
} as const satisfies Partial<Record<Nutrient, Nutrient>>
type Part = keyof typeof WHOLE_OF
const PARTS = [
  'sugarG',
  'saturatedFatG',
  'monounsaturatedFatG',
  'polyunsaturatedFatG',
  'waterG',
] as const satisfies Part[]

/** The table that a cell is printed in; a letter without one was set by hand, calculated or is zero by nature. */
const TABLE_OF: Readonly<Partial<Record<CellSource, string>>> = { V: 'V', Z: 'V', U: 'U', O: 'U', I: 'I', J: 'J' }

const NAMES: Readonly<Partial<Record<Nutrient, string>>> = {
  waterG: 'nước',
  lipidG: 'lipid',
  glucidG: 'glucid',
  sugarG: 'đường',
  saturatedFatG: 'acid béo no',
  monounsaturatedFatG: 'acid béo không no một nối đôi',
  polyunsaturatedFatG: 'acid béo không no nhiều nối đôi',
}

/** The Vietnamese table prints tenths of a gram: the whole is exact to half of one. */
const ROUNDING_G = 0.05
/** Vitamin A is printed in whole µg. */
const ROUNDING_UG = 0.5
/** β-carotene in one retinol activity equivalent. */
const CAROTENE_PER_RAE = 12
/** FAO2003E. */
const KCAL_PER_GRAM_OF_FIBRE = 2
/** Printed energy is within 15 % of its factors; what has less than 30 kcal is judged like 30 kcal, as rounding counts for more in it. */
const ENERGY_TOLERANCE = 0.15
const LEAST_KCAL = 30
/** Salt in the sodium of a row: 58.44 g of salt hold 22.99 g. */
const SALT_PER_SODIUM = 2.54
/** Ash beside the salt, of which no column tells: curry powder has most, 7 g, milk powder and cocoa 6 g. Six figures rounded to 0.1 g make up the half gram. */
const MOST_ASH_G = 7
const SUM_ROUNDING_G = 0.5

export interface CompositionProblem {
  /** The column that can't be right beside the others. */
  readonly nutrient: Nutrient
  /** For the editor, in Vietnamese. */
  readonly message: string
}

/** What contradicts itself in a row of the composition table; an unknown figure contradicts nothing. */
export function compositionProblems(material: Material): readonly CompositionProblem[] {
  return [
    ...borrowedParts(material),
    ...partsAboveWhole(material),
    ...vitaminAParts(material),
    ...energyByFactors(material),
    ...proximates(material),
  ]
}

function borrowedParts({ sources }: Material): readonly CompositionProblem[] {
  return [
    ...NUTRIENTS.filter((nutrient) => sources[nutrient] === 'C' && !(nutrient in WHOLE_OF)).map((nutrient) => ({
      nutrient,
      message: 'chữ C chỉ dùng cho nước, đường và các nhóm acid béo',
    })),
    ...PARTS.filter((part) => {
      const table = tableOf(sources[part])
      const tableOfWhole = tableOf(sources[WHOLE_OF[part]])
      return table !== undefined && tableOfWhole !== undefined && table !== tableOfWhole
    }).map((part) => {
      const whole = WHOLE_OF[part]
      return {
        nutrient: part,
        message: `${NAMES[part]} lấy của bảng ${tableOf(sources[part])} trong khi ${NAMES[whole]} của bảng ${tableOf(sources[whole])}: tính lại từ dòng này và ghi chữ C`,
      }
    }),
  ]
}

function partsAboveWhole({ nutrients, sources }: Material): readonly CompositionProblem[] {
  const { lipidG, glucidG, fibreG, sugarG } = nutrients
  const fattyAcids =
    (nutrients.saturatedFatG ?? 0) + (nutrients.monounsaturatedFatG ?? 0) + (nutrients.polyunsaturatedFatG ?? 0)
  const fibreWithin = holdsFibre(sources.glucidG) ? (fibreG ?? 0) : 0
  const sugarAndFibre = (sugarG ?? 0) + fibreWithin
  const problems: CompositionProblem[] = []
  if (lipidG !== null && fattyAcids > lipidG + ROUNDING_G)
    problems.push({
      nutrient: 'saturatedFatG',
      message: `ba nhóm acid béo cộng lại ${grams(fattyAcids)}, nhiều hơn lipid ${grams(lipidG)}`,
    })
  if (glucidG !== null && sugarAndFibre > glucidG + ROUNDING_G)
    problems.push({
      nutrient: 'sugarG',
      message: `${fibreWithin > 0 ? 'đường và chất xơ' : 'đường'} ${grams(sugarAndFibre)}, nhiều hơn glucid ${grams(glucidG)}`,
    })
  return problems
}

function vitaminAParts({ nutrients }: Material): readonly CompositionProblem[] {
  const { vitaminAUg, retinolUg, betaCaroteneUg } = nutrients
  if (vitaminAUg === null) return []
  const parts = (retinolUg ?? 0) + (betaCaroteneUg ?? 0) / CAROTENE_PER_RAE
  if (parts <= vitaminAUg + ROUNDING_UG) return []
  return [
    {
      nutrient: 'vitaminAUg',
      message: `retinol và β-caroten đã là ${formatDecimal(parts, 1)} µg RAE, nhiều hơn vitamin A ${formatDecimal(vitaminAUg, 1)}`,
    },
  ]
}

function energyByFactors({ nutrients, sources, energyDiffers }: Material): readonly CompositionProblem[] {
  const { energyKcal, proteinG, lipidG, glucidG, fibreG } = nutrients
  if (energyKcal === null || proteinG === null || lipidG === null || glucidG === null) return []
  const fibre = holdsFibre(sources.glucidG) ? (fibreG ?? 0) : 0
  const computed =
    proteinG * KCAL_PER_GRAM.protein +
    lipidG * KCAL_PER_GRAM.lipid +
    (glucidG - fibre) * KCAL_PER_GRAM.glucid +
    fibre * KCAL_PER_GRAM_OF_FIBRE
  const differs = Math.abs(computed - energyKcal) > ENERGY_TOLERANCE * Math.max(energyKcal, LEAST_KCAL)
  if (differs === energyDiffers) return []
  const figures = `${formatDecimal(energyKcal, 0)} kcal, tính từ đạm, béo và bột đường là ${formatDecimal(computed, 0)} kcal`
  return [
    {
      nutrient: 'energyKcal',
      message: differs
        ? `${figures}: sửa số, hoặc ghi lý do ở energyDiffers`
        : `${figures}: khớp, bỏ lý do ở energyDiffers`,
    },
  ]
}

function proximates({ nutrients, sources }: Material): readonly CompositionProblem[] {
  const { waterG, proteinG, lipidG, glucidG, fibreG, sodiumMg } = nutrients
  if (waterG === null || proteinG === null || lipidG === null || glucidG === null) return []
  const fibre = holdsFibre(sources.glucidG) ? 0 : (fibreG ?? 0)
  const salt = ((sodiumMg ?? 0) / 1000) * SALT_PER_SODIUM
  const sum = waterG + proteinG + lipidG + glucidG + fibre
  const ash = 100 - sum - salt
  if (ash >= -SUM_ROUNDING_G && ash <= MOST_ASH_G + SUM_ROUNDING_G) return []
  return [
    {
      nutrient: 'waterG',
      message: `nước, đạm, béo, bột đường và chất xơ cộng lại ${grams(sum)}${salt < 0.5 ? '' : ` bên cạnh ${grams(salt)} muối`}, không thành 100 g`,
    },
  ]
}

/** USDA's carbohydrate is what water, protein, fat and ash leave of 100 g, with the fibre; glucid of the Vietnamese table is without it. */
function holdsFibre(source: CellSource | null): boolean {
  return tableOf(source) === 'U'
}

function tableOf(source: CellSource | null): string | undefined {
  return source === null ? undefined : TABLE_OF[source]
}

function grams(value: number): string {
  return `${formatDecimal(value, 2)} g`
}
