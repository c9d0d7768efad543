import type { CodePurpose } from './one-time-code'

const MINUTE_MS = 60_000

/** Asked for once more within this time, nothing new is sent: what is on its way still works. */
export const MESSAGE_SOON_MS = MINUTE_MS
export const MESSAGE_DAY_MS = 24 * 60 * MINUTE_MS
export const MESSAGE_HOUR_MS = 60 * MINUTE_MS

/** Whom a request is counted for (docs/product/accounts.md). */
export const messageLimits = {
  /** One purpose at one contact, a day, for a logged-in user or a known device. */
  ofOwner: 5,
  /** Whatever a logged-in user or a known device asks for, a day. */
  ofOwnerInAll: 20,
  /** Networks of strangers that get a first message to a contact, a day. Kept for networks that have not asked yet. */
  networks: 6,
  /** Messages to networks that had one already, a day, all together. */
  repeats: 4,
  /** Requests of one address, an hour; many phones share the address of their provider. */
  ofVisitor: 60,
  /** Requests of one network, an hour. */
  ofNetwork: 300,
} as const

/** Ways into an account are counted together, and apart from what confirms an address. */
const CONFIRMING: readonly CodePurpose[] = ['confirm-email', 'confirm-phone']
const WAYS_IN: readonly CodePurpose[] = ['login-code', 'reset-by-mail', 'reset-by-phone']

/** The purposes that share the day of a contact with this one. */
export function purposesCountedWith(purpose: CodePurpose): readonly CodePurpose[] {
  return [CONFIRMING, WAYS_IN].find((group) => group.includes(purpose)) ?? [purpose]
}

/**
 * `send`; `repeat`: nothing new is sent, what was sent still works; `contact`: the day is used up and nothing works any more;
 * `visitor`: too many requests from the address or its network.
 */
export type MessageDecision = 'send' | 'repeat' | 'contact' | 'visitor'

/** What was asked for before. Messages are those that were sent. */
export interface StrangerCounts {
  /** Of this purpose, within `MESSAGE_SOON_MS`: by this visitor, or by anyone where no browser is bound to what is sent. */
  readonly soon: number
  /** Of this purpose, that still work, whoever asked. */
  readonly live: number
  /** Messages to the contact within the day, by purposes counted together. */
  readonly messages: number
  /** Networks that they were sent for. */
  readonly networks: number
  /** Those sent for the network that asks now. */
  readonly ofNetwork: number
  /** Requests within the hour, to whatever contact. */
  readonly ofVisitorInHour: number
  readonly ofNetworkInHour: number
}

/** Whether a visitor who proves nothing gets a message. Says nothing about whether there is an account. */
export function decideForStranger(counts: StrangerCounts): MessageDecision {
  const { ofVisitor, ofNetwork, networks, repeats } = messageLimits
  if (counts.ofVisitorInHour >= ofVisitor || counts.ofNetworkInHour >= ofNetwork) return 'visitor'
  if (counts.soon > 0) return 'repeat'
  const free = counts.ofNetwork === 0 ? counts.networks < networks : counts.messages - counts.networks < repeats
  return free ? 'send' : orElse(counts.live)
}

export interface OwnerCounts {
  readonly soon: number
  readonly live: number
  /** Messages of this purpose to the contact within the day. */
  readonly messages: number
  /** Messages of whatever purpose to whatever contact within the day. */
  readonly inAll: number
}

/** The same for a logged-in user or a device that logged in to the account before. */
export function decideForOwner({ soon, live, messages, inAll }: OwnerCounts): MessageDecision {
  if (soon > 0) return 'repeat'
  return messages < messageLimits.ofOwner && inAll < messageLimits.ofOwnerInAll ? 'send' : orElse(live)
}

function orElse(live: number): MessageDecision {
  return live > 0 ? 'repeat' : 'contact'
}
