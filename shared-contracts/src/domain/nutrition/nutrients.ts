/**
 * Nutrients of the composition table, as the columns of content/nutrition/materials.csv name them:
 * amount per 100 g edible portion, the unit ends the name (Kcal, G, Mg, Ug = µg).
 */
export const NUTRIENTS = [
  'energyKcal',
  'waterG',
  'proteinG',
  'lipidG',
  'glucidG',
  'fibreG',
  'sugarG',
  'calciumMg',
  'phosphorusMg',
  'magnesiumMg',
  'ironMg',
  'zincMg',
  'copperMg',
  'seleniumUg',
  'iodineUg',
  'sodiumMg',
  'potassiumMg',
  'vitaminAUg',
  'retinolUg',
  'betaCaroteneUg',
  'vitaminDUg',
  'vitaminEMg',
  'vitaminKUg',
  'vitaminCMg',
  'vitaminB1Mg',
  'vitaminB2Mg',
  'vitaminPpMg',
  'vitaminB5Mg',
  'vitaminB6Mg',
  'folateUg',
  'vitaminB12Ug',
  'cholineMg',
  'saturatedFatG',
  'monounsaturatedFatG',
  'polyunsaturatedFatG',
  'cholesterolMg',
] as const

export type Nutrient = (typeof NUTRIENTS)[number]

/** Where a cell comes from: see "materials.csv" in the content's README. */
export const CELL_SOURCES = ['V', 'U', 'O', 'Z', 'N', 'M', 'I', 'J', 'C'] as const
export type CellSource = (typeof CELL_SOURCES)[number]

/** Null: not known. It is never read as zero. */
export type NutrientValues = Readonly<Record<Nutrient, number | null>>
