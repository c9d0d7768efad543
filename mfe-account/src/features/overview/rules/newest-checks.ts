import type { CallAnswer } from 'shared-contracts/calls'
import { type GainFinding, gainConcerns, gainFindingTitle, weighingFindings } from 'shared-contracts/gain-advice'
import { findingTitle, type GrowthFinding, visitFindings } from 'shared-contracts/growth-advice'

export type ChildCheck = CallAnswer<'HealthCheck/CheckChildHealth'>
export type MotherCheck = CallAnswer<'HealthCheck/CheckMotherHealth'>

/** The newest check of a child, with what it found as the health section says it. */
export interface NewestChildCheck extends ChildCheck {
  readonly findings: readonly GrowthFinding[]
}

/** The newest weighing of a mother, with what it found as the health section says it. */
export interface NewestMotherCheck extends MotherCheck {
  readonly findings: readonly GainFinding[]
}

/** Null where there is none. Checks come oldest first. */
export function newestMotherCheck(checks: readonly MotherCheck[]): NewestMotherCheck | null {
  const newest = checks.at(-1)
  return newest === undefined ? null : { ...newest, findings: weighingFindings(newest, checks.at(-2)) }
}

/** How a weighing is summed up: what to look at, or else what is well; empty where nothing could be judged. */
export function motherTags({
  findings,
}: Pick<NewestMotherCheck, 'findings'>): readonly { readonly title: string; readonly well: boolean }[] {
  const concerns = gainConcerns(findings)
  const shown = concerns.length > 0 ? concerns : findings.slice(0, 1)
  return shown.map((finding) => ({ title: gainFindingTitle(finding), well: concerns.length === 0 }))
}

/** Null where there is none. Checks come oldest first. */
export function newestChildCheck(checks: readonly ChildCheck[]): NewestChildCheck | null {
  const newest = checks.at(-1)
  return newest === undefined ? null : { ...newest, findings: visitFindings(newest, checks.slice(0, -1)) }
}

/** What to look at in a child's check, in plain words; empty when nothing stands out or nothing could be judged. */
export function concerns({ findings }: Pick<NewestChildCheck, 'findings'>): readonly string[] {
  return findings
    .filter((finding) => !['normal', 'below six months corrected', 'before due date'].includes(finding))
    .map(findingTitle)
}

export function isFine({ findings }: Pick<NewestChildCheck, 'findings'>): boolean {
  return findings.includes('normal')
}
