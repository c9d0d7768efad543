import { isWholeRun } from 'shared-contracts/testing'

const TURN = Number.parseInt(process.env.TEST_TURN ?? '0', 10) || 0

/** Seeds of 1 to `whole`: all of them in a whole run, else `usual` of them, which successive commits take in turn. */
export function runSeeds(usual: number, whole: number): readonly number[] {
  if (isWholeRun) return Array.from({ length: whole }, (_, index) => index + 1)
  return Array.from({ length: usual }, (_, index) => ((TURN * usual + index) % whole) + 1)
}
