import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { CallAnswer } from 'shared-contracts/calls'
import { CaptchaError } from './captcha-error'

type WireChallenge = NonNullable<CallAnswer<'Captcha/GetCaptchaCode'>['challenge']>

/** Finds the number that the challenge asks for. Base64 of `{challenge, solution}`, as altcha's own widget sends it. */
export async function solve({ parameters, signature }: WireChallenge): Promise<string> {
  const challenge: Challenge = {
    parameters: {
      algorithm: String(parameters.algorithm),
      nonce: String(parameters.nonce),
      salt: String(parameters.salt),
      cost: Number(parameters.cost),
      keyLength: Number(parameters.keyLength),
      keyPrefix: String(parameters.keyPrefix),
      expiresAt: Number(parameters.expiresAt),
    },
    signature,
  }
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new CaptchaError('Chưa kiểm tra được bạn là người thật. Bạn thử lại nhé.')
  return btoa(JSON.stringify({ challenge, solution }))
}
