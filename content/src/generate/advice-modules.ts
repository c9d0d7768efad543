import { type GainAdviceText, gainFindings } from 'shared-contracts/gain-advice'
import { type GrowthAdviceText, growthFindings } from 'shared-contracts/growth-advice'
import { URGENCIES } from 'shared-contracts/health-rules'
import { z } from 'zod'
import { checked } from '../files/checked-rows'
import type { ContentFolder } from '../files/content-folder'
import { problemsOf, problemText } from '../files/problem'
import { adviceSchema } from '../rules/rule-schemas'

/** Advice that pages choose from by themselves: its file, and the module that they take it from, below the root of the product. */
export const ADVICE_MODULES = [
  {
    file: 'advice/growth.json',
    module: 'shared-contracts/src/domain/growth/advice/generated/growth-advice-texts.ts',
  },
  {
    file: 'advice/gain.json',
    module: 'shared-contracts/src/domain/gestation/advice/generated/gain-advice-texts.ts',
  },
] as const

const found = <Finding extends string>(findings: readonly [Finding, ...Finding[]]) => ({
  findings: z.array(z.array(z.enum(findings)).min(1)).min(1),
  covers: z.array(z.enum(findings)),
  urgency: z.enum(URGENCIES),
})

export const growthAdviceSchema = z.strictObject({
  ...adviceSchema.shape,
  part: z.enum(['act', 'feed']),
  ...found(growthFindings),
}) satisfies z.ZodType<GrowthAdviceText>

export const gainAdviceSchema = z.strictObject({
  ...adviceSchema.shape,
  ...found(gainFindings),
}) satisfies z.ZodType<GainAdviceText>

/** The texts of content/advice/growth.json. Throws when one can't be read. */
export function readGrowthAdvice(folder: ContentFolder): readonly GrowthAdviceText[] {
  return readAdvice(folder, 'advice/growth.json', growthAdviceSchema)
}

/** The texts of content/advice/gain.json. Throws when one can't be read. */
export function readGainAdvice(folder: ContentFolder): readonly GainAdviceText[] {
  return readAdvice(folder, 'advice/gain.json', gainAdviceSchema)
}

/**
 * The sources of `ADVICE_MODULES`, by module. Written by `npm run content -- generate`; the content check compares. Throws when a text can't be read.
 */
export function adviceModules(folder: ContentFolder): ReadonlyMap<string, string> {
  const [growth, gain] = ADVICE_MODULES
  return new Map([
    [
      growth.module,
      source(growth.file, 'growthAdviceTexts', 'GrowthAdviceText', '../growth-advice-text', readGrowthAdvice(folder)),
    ],
    [
      gain.module,
      source(gain.file, 'gainAdviceTexts', 'GainAdviceText', '../gain-advice-text', readGainAdvice(folder)),
    ],
  ])
}

function source(file: string, name: string, type: string, from: string, texts: readonly object[]): string {
  return [
    `// Generated from content/${file} by "npm run content -- generate": change that file instead.`,
    `import type { ${type} } from '${from}'`,
    '',
    `export const ${name}: readonly ${type}[] = [`,
    ...texts.map((text) => `  ${JSON.stringify(text)},`),
    ']',
    '',
  ].join('\n')
}

function readAdvice<Text>(folder: ContentFolder, file: string, schema: z.ZodType<Text>): readonly Text[] {
  const problems = problemsOf(file)
  const values = z.array(z.unknown()).parse(JSON.parse(folder.read(file) ?? 'null'))
  const texts = values.flatMap((value, index) => {
    const text = checked(schema, value, `[${index}]`, problems)
    return text === undefined ? [] : [text]
  })
  if (problems.all.length > 0) throw new Error(problems.all.map(problemText).join('\n'))
  return texts
}
