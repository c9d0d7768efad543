import { z } from 'zod'
import { SECOND_STEP_STATES } from '../../domain/access/second-step'
import type { CallSchemas } from '../calls/call'
import type { secondStepAddresses } from '../calls/second-step'
import { done, id, instant } from './fields'

/** How the second step can be passed. */
const method = z.enum(['totp', 'passkey', 'recovery-code'])
export const secondStepState = z.enum(SECOND_STEP_STATES)

/** What a login answers with instead of a session when the account has a second step. */
export const secondStepOffer = z.object({
  /** For `User/ConfirmSecondStep`: 10 minutes, in this browser alone. */
  ticket: z.string(),
  methods: z.array(method),
})

const ticket = z.string().min(1).max(100)
const base64url = z.string().max(8192)

/** What counts of `RegistrationResponseJSON` of WebAuthn. */
const newPasskey = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

/** What counts of `AuthenticationResponseJSON` of WebAuthn. */
const passkeyAssertion = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.string().max(200).optional(),
  }),
})

const userVerification = z.enum(['required', 'preferred', 'discouraged'])
const knownPasskeys = z.array(
  z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() }),
)

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const newPasskeyOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: knownPasskeys.optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: userVerification.optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
})

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
const passkeyOptions = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: knownPasskeys.optional(),
  userVerification: userVerification.optional(),
})

/** Ten, each works once; shown here and never again. */
const recoveryCodes = z.array(z.string())

export const secondStepSchemas = {
  'User/GetSecondStep': {
    summary: 'The methods of the own second step, and whether this session has passed it',
    answer: z.object({
      state: secondStepState,
      /** Null: none is set up. */
      totp: z.object({ addedAt: instant }).nullable(),
      passkeys: z.array(z.object({ id, name: z.string(), addedAt: instant, usedAt: instant.nullable() })),
      recoveryCodesLeft: z.int().nonnegative(),
    }),
  },
  'User/CheckSecondStep': {
    summary: 'Whether this session may do now what can’t be undone; for services that do it themselves',
    answer: done,
  },
  'User/BeginSecondStep': {
    summary: 'What an authenticator app or a passkey needs to be set up, for the password',
    body: z.object({
      method: z.enum(['totp', 'passkey']),
      /** As in `ownerProof` of other calls about the own account. */
      password: z.string().max(128).optional(),
      ownCode: z.string().max(6).optional(),
    }),
    answer: z.object({
      totp: z
        .object({
          /** Base32, to be typed where nothing can be scanned. */
          secret: z.string(),
          /** `otpauth://totp/…` */
          address: z.string(),
          /** The address as a QR code: modules a side, and the dark ones as the path of an SVG with a unit a module. */
          qrCode: z.object({ size: z.int(), path: z.string() }),
        })
        .nullable(),
      passkey: newPasskeyOptions.nullable(),
    }),
    errors: ['1057', 'invalid_code', 'login_again', 'too_many_methods'],
  },
  'User/AddSecondStep': {
    summary:
      'Adds the method that was begun, by a code of the app or the new passkey; this session has passed the step',
    body: z.object({
      code: z.string().max(20).optional(),
      passkey: newPasskey.optional(),
      /** Of the passkey, as its owner tells it from others. */
      name: z.string().trim().max(60).optional(),
    }),
    /** Null: there are some already. */
    answer: z.object({ recoveryCodes: recoveryCodes.nullable() }),
    errors: ['second_step_wrong', 'second_step_expired', 'too_many_methods'],
  },
  'User/RemoveSecondStep': {
    summary: 'Removes the authenticator app or a passkey; recovery codes go with the last one',
    body: z.object({ method: z.enum(['totp', 'passkey']), passkeyId: id.optional() }),
    answer: done,
    errors: ['method_does_not_exist'],
  },
  'User/RenewRecoveryCodes': {
    summary: 'Ten new recovery codes; the former ones stop working',
    answer: z.object({ recoveryCodes }),
    errors: ['method_does_not_exist'],
  },
  'User/GetPasskeyChallenge': {
    summary: 'What a passkey signs to pass the second step; works once, for 5 minutes',
    body: z.object({ ticket: ticket.optional() }),
    answer: passkeyOptions,
    errors: ['second_step_expired', 'method_does_not_exist'],
  },
  'User/ConfirmSecondStep': {
    summary:
      'Passes the second step by a code of the app, a passkey or a recovery code: for a login by its ticket, else for this session',
    body: z.object({
      ticket: ticket.optional(),
      code: z.string().max(20).optional(),
      recoveryCode: z.string().max(40).optional(),
      passkey: passkeyAssertion.optional(),
    }),
    answer: z.object({
      /** Of the new session; null without a ticket: the session that asked goes on. */
      accessToken: z.string().nullable(),
    }),
    errors: ['second_step_wrong', 'second_step_expired', 'too_many_steps'],
  },
} as const satisfies Record<keyof typeof secondStepAddresses, CallSchemas>
