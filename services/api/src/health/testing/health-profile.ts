import { describe, expect, test } from '@jest/globals'
import { contentFolder, contentRoot } from 'content'
import { disagreements, readSiteBook, type ToldText } from 'content/testing'
import type { AudiencePerson, Urgency } from 'shared-contracts/health-rules'

/** What the tool tells somebody. */
export interface Told {
  readonly person: AudiencePerson
  readonly urgency: Urgency
  readonly verdict: string | null
  readonly texts: readonly ToldText[]
}

/** A child or a mother with what is expected to be said. */
export interface HealthProfile {
  readonly who: string
  readonly told: () => Promise<Told>
  readonly urgency: Urgency
  /** Rules that the tool tells. */
  readonly statements: readonly string[]
  readonly never?: RegExp
}

/** Tests of profiles: each is told what is expected and nothing else, and the same by the tool, the articles and the FAQ. */
export function testProfiles(profiles: readonly HealthProfile[]): void {
  const siteBook = readSiteBook(contentFolder(contentRoot()))

  describe.each(profiles)('$who', ({ told, urgency, statements, never }) => {
    test(`is told "${urgency}", with its rules and nothing else`, async () => {
      const { urgency: found, verdict, texts } = await told()
      const words = [verdict ?? '', ...texts.map(({ text }) => text)].join('\n')
      expect([words, found]).toEqual([words, urgency])
      expect(texts.flatMap(({ rules }) => rules)).toEqual(expect.arrayContaining([...statements]))
      if (never) expect(words).not.toMatch(never)
    })

    test('is told the same by tool, articles and FAQ', async () => {
      const { texts, person } = await told()
      expect(disagreements(texts, person, siteBook)).toEqual([])
    })
  })
}
