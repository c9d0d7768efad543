import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { CallAnswer, CallBody } from 'shared-contracts/calls'

type CreationOptions = NonNullable<CallAnswer<'User/BeginSecondStep'>['passkey']>
type RequestOptions = CallAnswer<'User/GetPasskeyChallenge'>
type Attestation = NonNullable<CallBody<'User/AddSecondStep'>['passkey']>
type Assertion = NonNullable<CallBody<'User/ConfirmSecondStep'>['passkey']>

/** False in browsers without WebAuthn, as inside many apps, and on pages without https. */
export const isPasskeySupported = (): boolean => browserSupportsWebAuthn()

/** Has the device make a passkey. Throws with words for the visitor when it does not. */
export async function makePasskey(options: CreationOptions): Promise<Attestation> {
  const { id, rawId, response } = await inWords(startRegistration({ optionsJSON: options }))
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
}

/** Has a passkey sign. Throws with words for the visitor when it does not. */
export async function askPasskey(options: RequestOptions): Promise<Assertion> {
  const { id, rawId, response } = await inWords(startAuthentication({ optionsJSON: options }))
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

const words = {
  cancelled: 'Chưa dùng được khóa truy cập: việc xác nhận đã bị dừng hoặc quá lâu. Bạn thử lại nhé.',
  known: 'Khóa truy cập của thiết bị này đã có trong tài khoản.',
  failed: 'Thiết bị chưa dùng được khóa truy cập ở trang này. Bạn dùng cách khác nhé.',
}

async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw new Error(reasonOf(cause), { cause })
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return words.known
  const name = cause instanceof Error ? cause.name : ''
  return name === 'NotAllowedError' || name === 'AbortError' ? words.cancelled : words.failed
}
