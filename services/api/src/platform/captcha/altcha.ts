import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Kysely } from 'kysely'
import { parseJson } from 'service-host/json'
import { CAPTCHA_VERSION } from 'shared-contracts/constants'
import { z } from 'zod'
import { serverSecret } from '../database/server-secret.store'
import type { Tables } from '../database/tables'
import type { Captcha } from './captcha'

/** Iterations of one try, and how many tries a solution takes: about half a second on a cheap phone. */
const COST = 1000
const TRIES = { least: 40, most: 120 } as const
/** Longer than the slowest form takes to fill in. */
const LIFETIME_MS = 60 * 60_000

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int().min(1).max(COST),
      keyLength: z.int().min(1).max(64),
      keyPrefix: z.string().max(128),
      keySignature: z.string().optional(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(256), time: z.number().optional() }),
})

/**
 * A proof of work, checked here: no outside host learns who visits. The secret is in the database, so any process can
 * check what another one gave out, and what was used is written there too.
 */
export function altchaCaptcha(query: Kysely<Tables>, now: () => Date = () => new Date()): Captcha {
  let secret: Promise<string> | null = null
  const secretOnce = () => {
    secret ??= serverSecret(query, 'altcha')
    secret.catch(() => {
      secret = null
    })
    return secret
  }

  return {
    async challenge() {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(TRIES.least, TRIES.most),
        deriveKey,
        expiresAt: new Date(now().getTime() + LIFETIME_MS),
        hmacSignatureSecret: await secretOnce(),
      })
      const { algorithm, nonce, salt, cost, keyLength, keyPrefix, expiresAt = 0 } = parameters
      return {
        provider: 'altcha',
        version: CAPTCHA_VERSION,
        siteKey: null,
        challenge: {
          parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, expiresAt },
          signature: signature ?? '',
        },
      }
    },

    async isSolved(response) {
      const parsed = payload.safeParse(parseBase64Json(response))
      if (!parsed.success) return false
      const { challenge, solution } = parsed.data
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: await secretOnce(),
      })
      return verified && (await useOnce(challenge.signature, new Date(challenge.parameters.expiresAt * 1000)))
    },
  }

  async function useOnce(signature: string, expiresAt: Date): Promise<boolean> {
    await query.deleteFrom('usedCaptchas').where('expiresAt', '<', now()).execute()
    const result = await query
      .insertInto('usedCaptchas')
      .values({ signature, expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
  }
}

function parseBase64Json(text: string): unknown {
  try {
    return parseJson(Buffer.from(text, 'base64').toString('utf8'))
  } catch {
    return null
  }
}
