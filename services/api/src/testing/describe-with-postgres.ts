import { describe, expect, test } from '@jest/globals'
import { findPostgresPrograms } from './postgres'

/**
 * Tests that need PostgreSQL servers of their own, to stop and to break. `define` gets the folder of PostgreSQL's programs. Where
 * they are not installed one test says so, and the log too.
 */
export function describeWithPostgres(name: string, define: (programs: string) => void): void {
  const programs = findPostgresPrograms()
  if (programs === null) {
    console.warn(`${name}: NOT RUN, PostgreSQL's programs were not found`)
    test(`${name}: not run, PostgreSQL's programs were not found`, () => expect(findPostgresPrograms()).toBeNull())
  } else {
    describe(name, () => define(programs))
  }
}
