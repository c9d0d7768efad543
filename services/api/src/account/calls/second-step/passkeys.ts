import type { ParsedBody } from 'shared-contracts/calls'
import { SITE_NAME } from 'shared-contracts/constants'
import type { findPasskeys, NewPasskey } from '../../store/second-step/method.store'

export type PasskeyAssertion = NonNullable<ParsedBody<'User/ConfirmSecondStep'>['passkey']>
export type PasskeyAttestation = NonNullable<ParsedBody<'User/AddSecondStep'>['passkey']>
type PasskeyRow = Awaited<ReturnType<typeof findPasskeys>>[number]

/** Loaded when a passkey is first used: it takes a quarter of a second. */
const webAuthn = () => import('@simplewebauthn/server')

/** What a new passkey is made with. `challenge` is in it. */
export async function creationOptions(siteUrl: string, owner: PasskeyOwner, known: readonly PasskeyRow[]) {
  const { generateRegistrationOptions } = await webAuthn()
  // Neither is asked for, and old browsers know neither.
  const {
    extensions: _,
    hints: __,
    ...options
  } = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: new URL(siteUrl).hostname,
    userName: owner.userName,
    userDisplayName: owner.fullName,
    // The same for all passkeys of an account, and nothing that tells of it.
    userID: Uint8Array.from(Buffer.from(`account ${owner.id}`)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  return options
}

export interface PasskeyOwner {
  readonly id: number
  readonly userName: string
  readonly fullName: string
}

/** The credential that was made for this challenge on this site, by somebody whom the authenticator verified; null: it was not. */
export async function verifiedPasskey(
  siteUrl: string,
  challenge: string,
  response: PasskeyAttestation,
): Promise<Omit<NewPasskey, 'name'> | null> {
  const { verifyRegistrationResponse } = await webAuthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      ...expectedSite(siteUrl),
      requireUserVerification: true,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: response.response.transports ?? [],
    }
  } catch {
    // The library throws for whatever is wrong with an answer; each of it means that it proves nothing.
    return null
  }
}

/** What a passkey of the account signs. `challenge` is in it. */
export async function requestOptions(siteUrl: string, known: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await webAuthn()
  return generateAuthenticationOptions({
    rpID: new URL(siteUrl).hostname,
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    userVerification: 'required',
  })
}

/** The authenticator's count after it signed this challenge on this site; null: it did not, or its count went back. */
export async function signedCount(
  siteUrl: string,
  challenge: string,
  passkey: PasskeyRow,
  response: PasskeyAssertion,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      ...expectedSite(siteUrl),
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: Number(passkey.counter),
        transports: passkey.transports,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

function expectedSite(siteUrl: string) {
  const { origin, hostname } = new URL(siteUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}
