import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CallBody } from 'shared-contracts/calls'

type Attestation = NonNullable<CallBody<'User/AddSecondStep'>['passkey']>
type Assertion = NonNullable<CallBody<'User/ConfirmSecondStep'>['passkey']>

/** What may be different from what an honest authenticator does. */
export interface SigningTerms {
  readonly origin?: string
  readonly rpId?: string
  /** False: it did not ask for a finger or PIN. */
  readonly verifiesUser?: boolean
  /** Of its signatures; the next one unless said. */
  readonly counter?: number
}

export interface SoftwareAuthenticator {
  create(options: { readonly challenge: string }, terms?: SigningTerms): Attestation
  get(options: { readonly challenge: string }, terms?: SigningTerms): Assertion
}

const SITE = { origin: 'http://site.test', rpId: 'site.test' }
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** A byte string or text of CBOR (RFC 8949) with its head; short ones alone. */
const cborBytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data])
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** WebAuthn level 2 with one ES256 credential and attestation "none", as a browser hands its answers on. */
export function softwareAuthenticator(): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ])
  let signatures = 0

  const clientData = (type: string, challenge: string, { origin = SITE.origin }: SigningTerms) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData({ rpId = SITE.rpId, verifiesUser = true }: SigningTerms, flags: number, counter: number) {
    const all = flags | PRESENT | (verifiesUser ? VERIFIED : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([all]), uint(counter, 4)])
  }

  return {
    create({ challenge }, terms = {}) {
      const data = Buffer.concat([
        authenticatorData(terms, WITH_CREDENTIAL, signatures),
        Buffer.alloc(16),
        uint(credentialId.length, 2),
        credentialId,
        coseKey,
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(data)],
      ])
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, terms).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get({ challenge }, terms = {}) {
      signatures = terms.counter ?? signatures + 1
      const client = clientData('webauthn.get', challenge, terms)
      const data = authenticatorData(terms, 0, signatures)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
